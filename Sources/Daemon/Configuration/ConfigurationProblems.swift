/// Every problem of every file, in order; never empty.
public struct ConfigurationProblems: Error, Sendable, CustomStringConvertible {
  public let problems: [ConfigurationProblem]

  /// The problems, one per line.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
