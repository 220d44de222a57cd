/// Every problem of every file, in the order of files and lines; never empty.
public struct RuleProblems: Error, Sendable, CustomStringConvertible {
  public let problems: [RuleProblem]

  /// These problems.
  public init(_ problems: [RuleProblem]) {
    self.problems = problems.sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
  }

  /// The problems, one per line.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
