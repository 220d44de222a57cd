/// The value of a canonical key before it is typed.
public enum CanonicalValue: Hashable, Sendable {
  /// JSON's and YAML's null: the exporter looked, and there was no value.
  case null
  /// A text, number or boolean, as written.
  case scalar(String)
  case list([String])
}
