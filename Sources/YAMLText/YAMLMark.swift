/// A place in a YAML file.
public struct YAMLMark: Hashable, Sendable {
  /// From 1.
  public let line: Int
  /// In Unicode scalars, from 1.
  public let column: Int

  /// The place at this line and column.
  public init(line: Int, column: Int) { (self.line, self.column) = (line, column) }
}
