import AccessibilityTree

/// Records which nodes are labels and which have one, for an exporter that says no more.
struct AndroidLabelling {
  var labels: [Int] = []
  var labelled: [Int] = []

  /// States that the other nodes have no label elsewhere. The export cannot say which label a node has, because the
  /// partner of either may be missing from the file.
  func settle(in tree: inout AndroidNodeBuilder) {
    let labelled = Set(labelled)
    for index in 0..<tree.builder.count where !labelled.contains(index) {
      tree.builder.state(.labeledByText, .absent, of: index)
    }
    if !labelled.isEmpty { tree.builder.carried.insert(.labeledByText) }
    tree.perNode.insert(.labeledByText)
  }
}
