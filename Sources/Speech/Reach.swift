import AccessibilityTree

/// The nodes that a screen reader can reach at all, whether or not it stops there.
///
/// Hidden and invisible nodes are left out with everything below them, except for nodes that Android still calls
/// important: a view can be hidden from TalkBack alone. If siblings include modal ones, only the last modal one is
/// reached. If an Android export does not say what is important, library layers that hide what is behind them are
/// recognised by name: `ModalLayers`.
///
/// Source: cashapp/AccessibilitySnapshot, AccessibilityHierarchyParser; TalkBack, AccessibilityNodeInfoUtils.
enum Reach {
  static func nodes(_ columns: Columns) -> NodeSet {
    let lastModal = lastModalChildren(columns)
    let layers = ModalLayers(columns)
    var reached = NodeSet(count: columns.count)
    var node = 0
    while node < columns.count {
      if isBehindModal(node, columns, lastModal) || layers.hides(node) {
        node = columns.end(node)
      } else if isPruned(node, columns) {
        node = isHiddenAlone(node, columns) ? node + 1 : columns.end(node)
      } else {
        reached.insert(node)
        node += 1
      }
    }
    return reached
  }

  private static func isPruned(_ node: Int, _ columns: Columns) -> Bool {
    columns.isOn(.hidden, node) || columns.isOff(.visible, node)
  }

  /// Whether only the node itself is hidden (`importantForAccessibility="no"`). Below “noHideDescendants” no node is
  /// important.
  private static func isHiddenAlone(_ node: Int, _ columns: Columns) -> Bool {
    columns.isOn(.hidden, node) && !columns.isOff(.visible, node) && columns.snapshot.platform == .android
      && !columns.isCanonical && columns.isKnown(.element, node)
  }

  /// The last modal child of each parent; -1 means the roots.
  private static func lastModalChildren(_ columns: Columns) -> [Int: Int] {
    guard columns.snapshot.carries(.modal) else { return [:] }
    var lastModal: [Int: Int] = [:]
    for node in 0..<columns.count where columns.isOn(.modal, node) && !isPruned(node, columns) {
      lastModal[columns.parent(node)] = node
    }
    return lastModal
  }

  private static func isBehindModal(_ node: Int, _ columns: Columns, _ lastModal: [Int: Int]) -> Bool {
    guard !lastModal.isEmpty, let modal = lastModal[columns.parent(node)] else { return false }
    return modal != node
  }
}
