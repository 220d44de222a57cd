/// Why the line cannot start: problems that a person must fix, one per line.
public struct LineFailure: Error, Hashable, Sendable {
  public let problems: [String]

  /// A failure with these problems; there must be at least one.
  public init(problems: [String]) { self.problems = problems }
}
