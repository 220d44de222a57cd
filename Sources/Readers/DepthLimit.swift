import AccessibilityTree

/// Finds where an exporter cut the tree at its depth limit: the nodes at that depth, if none is deeper.
///
/// No exporter marks the cut. A limit that was set to another depth goes unnoticed, and a tree that happens to end at
/// the limit counts as cut. Both are rare, and the second only leads to *cannot tell*.
struct DepthLimit {
  /// Levels of the deepest nodes of a cut tree. A root is at 0.
  let levels: ClosedRange<Int>
  private var deepest: [Int] = []
  private var level = 0

  /// A limit at these levels.
  init(levels: ClosedRange<Int>) { self.levels = levels }

  /// Records a node. Call it for every node as it is opened.
  mutating func see(_ index: Int, level: Int) {
    guard level >= levels.lowerBound, level >= self.level else { return }
    if level > self.level { deepest = [] }
    self.level = level
    deepest.append(index)
  }

  /// States which nodes were cut. Call it after the last node.
  func cut(_ builder: inout SnapshotBuilder) {
    guard levels.contains(level) else { return }
    for index in deepest { builder.cutBelow(index) }
  }
}
