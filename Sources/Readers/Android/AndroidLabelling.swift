import AccessibilityTree

/// Which nodes are labels and which have one, for an exporter that says no more than that.
struct AndroidLabelling {
  var labels: [Int] = []
  var labelled: [Int] = []

  /// States that the other nodes have no label elsewhere. A single pair must belong together; of more nobody can say which
  /// does, so those stay unsaid.
  func settle(in tree: inout AndroidNodeBuilder) {
    let labelled = Set(labelled)
    for index in 0..<tree.builder.count where !labelled.contains(index) {
      tree.builder.state(.labeledByText, .absent, of: index)
    }
    if labels.count == 1, let label = labels.first, labelled.count == 1, let node = labelled.first {
      let own = tree.builder[label].text(.label)
      tree.builder.state(.labeledByText, own.isText ? own : tree.builder[label].text(.text), of: node)
    }
    tree.perNode.insert(.labeledByText)
  }
}
