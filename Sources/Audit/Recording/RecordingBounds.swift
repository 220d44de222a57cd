/// How much of a session is remembered.
public struct RecordingBounds: Hashable, Sendable {
  /// Captures of one session.
  public var steps: Int
  /// Nodes of all of them together.
  public var nodes: Int

  /// No rule looks back eight steps. The others are for a log of the device, which often comes last and tells of all.
  public init(steps: Int = 100, nodes: Int = 100_000) { (self.steps, self.nodes) = (steps, nodes) }
}
