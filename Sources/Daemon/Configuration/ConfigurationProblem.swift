import AccessibilityTree

/// Something in a configuration file that a person has to repair, with its place.
public struct ConfigurationProblem: Error, Hashable, Sendable, CustomStringConvertible {
  public let file: String
  /// From 1; nil when the whole file is meant.
  public let line: Int?
  /// From 1.
  public let column: Int?
  public let message: String

  /// “`file`:`line`:`column`: `message`”, one line whatever stands in the file.
  public var description: String {
    let place = [line, column].compactMap { $0 }.map { ":\($0)" }.joined()
    return CleanText.line("\(file)\(place): \(message)")
  }
}
