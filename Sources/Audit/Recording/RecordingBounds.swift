/// How much of a session is remembered.
public struct RecordingBounds: Hashable, Sendable {
  /// Captures of one session.
  public var steps: Int
  /// Nodes of all of them together.
  public var nodes: Int

  /// Eight steps are more than any rule looks back, and leave room for late ones.
  public init(steps: Int = 8, nodes: Int = 100_000) { (self.steps, self.nodes) = (steps, nodes) }
}
