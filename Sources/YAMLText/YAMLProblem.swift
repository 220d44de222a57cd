/// Why a text is not a YAML document that a11yd can read.
public enum YAMLProblem: Error, Hashable, Sendable {
  /// It is not YAML, or more than one document; with the parser's reason, without a final full stop.
  case syntax(String, at: YAMLMark)
  /// These keys occur more than once in one mapping; the place is that of the first.
  case duplicateKeys([String], at: YAMLMark)
}
