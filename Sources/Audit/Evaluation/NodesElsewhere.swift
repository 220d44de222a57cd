import AccessibilityTree

extension Snapshot {
  /// Nodes that are neither this one nor above nor below it.
  func nodes(elsewhereThan node: Int) -> some Sequence<Node> {
    let above = Set(self[node].ancestors.map(\.index))
    let end = self[node].subtreeEnd
    return (0..<count).lazy.filter { ($0 < node || $0 >= end) && !above.contains($0) }.map { self[$0] }
  }
}
