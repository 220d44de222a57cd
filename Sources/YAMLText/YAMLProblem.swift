/// Why a text is not a YAML document that a11yd can read.
public enum YAMLProblem: Error, Hashable, Sendable {
  /// Not YAML, or more of it than one document: the parser's reason, without a final stop.
  case syntax(String, at: YAMLMark)
  /// These keys are in one mapping more than once; the place is that of the first of them.
  case duplicateKeys([String], at: YAMLMark)
}
