/// How much of an export is read before it is refused.
///
/// Source: real exports reach 3.2 MB, 665 nodes and 40 levels; no exporter writes more than 3,000 nodes or 500 levels.
public struct ReadLimits: Sendable, Hashable {
  /// The largest file.
  public var sizeInBytes: Int
  /// The most levels of nodes.
  public let depth: Int
  /// The most nodes; what bounds memory when nodes are tiny.
  public var nodes: Int

  /// What the stack of a thread bears, whatever is asked for.
  private static let deepest = 5_000

  /// 64 MB, 500 levels and 200,000 nodes unless said; never more than 5,000 levels.
  public init(sizeInBytes: Int = 64 << 20, depth: Int = 500, nodes: Int = 200_000) {
    (self.sizeInBytes, self.depth, self.nodes) = (sizeInBytes, min(depth, Self.deepest), nodes)
  }

  /// Containers around and within a node: object, children array, and what wrappers and bounds add.
  var jsonDepth: Int { depth * 2 + 16 }
}
