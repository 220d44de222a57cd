import AccessibilityTree

/// Finds what an exporter cut off at its depth limit: the nodes that lie exactly so deep, where none lies deeper.
///
/// No exporter marks the place. A limit that somebody set to another depth is not seen, and a tree that ends there by
/// itself is taken for cut: both are rare, and then rules cannot tell where they could have.
struct DepthLimit {
  /// Levels of the deepest nodes of a tree that was cut; a root is at 0.
  let levels: ClosedRange<Int>
  private var deepest: [Int] = []
  private var level = 0

  /// A limit at these levels.
  init(levels: ClosedRange<Int>) { self.levels = levels }

  /// Every node of a tree, as it is opened.
  mutating func see(_ index: Int, level: Int) {
    guard level >= levels.lowerBound, level >= self.level else { return }
    if level > self.level { deepest = [] }
    self.level = level
    deepest.append(index)
  }

  /// States what was cut, after the last node.
  func cut(_ builder: inout SnapshotBuilder) {
    guard levels.contains(level) else { return }
    for index in deepest { builder.cutBelow(index) }
  }
}
