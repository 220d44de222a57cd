import AccessibilityTree

/// Views of a flat list, put in preorder.
struct ViewForest<View: NumberedView> {
  private let views: [View]
  private var isBuilt: [Bool]

  init(_ views: [View]) {
    self.views = views
    isBuilt = [Bool](repeating: false, count: views.count)
  }

  /// Builds every view once, first those that no view names as a child, with everything below them. A view that two
  /// others name goes to the first, and a cycle is cut where it closes.
  consuming func build(_ tree: inout AndroidNodeBuilder, limits: ReadLimits) throws(ReadFault) {
    var isChild = [Bool](repeating: false, count: views.count)
    for child in views.lazy.flatMap(\.children) where views.indices.contains(child) { isChild[child] = true }
    for index in views.indices where !isChild[index] { try build(index, 0, &tree, limits) }
    for index in views.indices where !isBuilt[index] { try build(index, 0, &tree, limits) }
  }

  private mutating func build(
    _ view: Int, _ level: Int, _ tree: inout AndroidNodeBuilder, _ limits: ReadLimits
  ) throws(ReadFault) {
    guard views.indices.contains(view), !isBuilt[view] else { return }
    isBuilt[view] = true
    let index = try tree.builder.openNode(level: level, limits: limits)
    views[view].state(of: index, in: &tree)
    for child in views[view].children { try build(child, level + 1, &tree, limits) }
    tree.builder.closeNode()
  }
}
