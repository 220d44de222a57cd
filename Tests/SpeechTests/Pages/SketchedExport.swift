/// An export of one exporter, made of the nodes that a page file lists: what the exporter writes of every node is filled
/// in, and the nodes are laid out below each other.
protocol SketchedExport: SendableMetatype {
  static var format: String { get }
  /// The whole file.
  static func rendered(_ nodes: [SketchedNode]) -> String
}
