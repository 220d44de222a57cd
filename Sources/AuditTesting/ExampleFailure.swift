/// An example with another outcome than the one it is listed under.
public struct ExampleFailure: Hashable, Sendable, CustomStringConvertible {
  /// “button/name-omits-role, failed 2 (ios)”, and the variant if it is one.
  public var example: String
  /// “rules/button/name-omits-role.yaml:47”.
  public var place: String
  public var message: String

  /// “`place`: `example`: `message`”.
  public var description: String { "\(place): \(example): \(message)" }
}
