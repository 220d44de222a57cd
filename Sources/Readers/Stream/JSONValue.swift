/// A value of JSON as it was written.
public enum JSONValue: Hashable, Sendable {
  case null
  case flag(Bool)
  /// As it was written, because it may have more digits than a double holds.
  case number(String)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])
}
