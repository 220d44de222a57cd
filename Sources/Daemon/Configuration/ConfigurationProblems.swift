/// Every problem of every file, in their order; never empty.
public struct ConfigurationProblems: Error, Sendable, CustomStringConvertible {
  public let problems: [ConfigurationProblem]

  /// One problem a line.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
