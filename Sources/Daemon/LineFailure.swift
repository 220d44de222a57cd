/// Why the line cannot start: problems that a person must fix, one per line.
public struct LineFailure: Error, Hashable, Sendable {
  public let problems: [String]

  /// Never empty.
  public init(problems: [String]) { self.problems = problems }
}
