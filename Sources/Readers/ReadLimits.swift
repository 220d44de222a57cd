/// How much of an export is read before it is refused.
///
/// Source: real exports reach 3.2 MB, 665 nodes and 40 levels; no exporter writes more than 3,000 nodes or 500 levels.
public struct ReadLimits: Sendable, Hashable {
  /// The largest file.
  public var sizeInBytes: Int
  /// The most levels of nodes.
  public var depth: Int
  /// The most nodes; what bounds memory when nodes are tiny.
  public var nodes: Int

  /// 64 MB, 500 levels and 200,000 nodes unless said.
  public init(sizeInBytes: Int = 64 << 20, depth: Int = 500, nodes: Int = 200_000) {
    (self.sizeInBytes, self.depth, self.nodes) = (sizeInBytes, depth, nodes)
  }

  /// Containers around and within a node: object, children array, and what wrappers and bounds add.
  var jsonDepth: Int { depth * 2 + 16 }
}
