/// The value of a canonical key before it is typed.
public enum CanonicalValue: Hashable, Sendable {
  /// JSON's and YAML's null: looked for, and there was none.
  case null
  /// Numbers and booleans too, as written.
  case scalar(String)
  case list([String])
}
