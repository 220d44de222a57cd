/// A file or directory that could not be audited, and why.
public struct UnreadableFile: Error, Hashable, Sendable {
  /// The path as it was given, or `-` for standard input.
  public var name: String
  /// The whole message: where, what is wrong, what to do.
  public var problem: String

  /// The file with this name.
  public init(name: String, problem: String) {
    (self.name, self.problem) = (name, problem)
  }
}
