/// How much of an export is read before it is refused.
///
/// Source: real exports reach 3.2 MB, 665 nodes and 40 levels; no exporter writes more than 3,000 nodes or 500 levels.
public struct ReadLimits: Sendable, Hashable {
  /// The largest file.
  public var sizeInBytes: Int
  /// The most levels of nodes.
  public let depth: Int
  /// The most nodes, which bounds memory even if nodes are tiny.
  public var nodes: Int

  /// The most levels that a thread's stack can hold, whatever is configured.
  private static let deepest = 5_000

  /// Limits; by default 64 MiB, 500 levels and 200,000 nodes. There are never more than 5,000 levels.
  public init(sizeInBytes: Int = 64 << 20, depth: Int = 500, nodes: Int = 200_000) {
    (self.sizeInBytes, self.depth, self.nodes) = (sizeInBytes, min(depth, Self.deepest), nodes)
  }

  /// The most nested containers: object and children array for each node, and those of wrappers and bounds.
  var jsonDepth: Int { depth * 2 + 16 }
}
