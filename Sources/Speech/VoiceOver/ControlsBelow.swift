import AccessibilityTree

/// Which nodes have a control somewhere below; looked up in one sweep, and only if a screen needs it.
struct ControlsBelow {
  private let columns: Columns
  /// By node, the first control from it on.
  private var next: [Int32] = []

  init(_ columns: Columns) {
    self.columns = columns
  }

  /// Whether a control is below the node.
  mutating func areBelow(_ node: Int) -> Bool {
    guard columns.hasChildren(node) else { return false }
    if next.isEmpty { next = Self.sweep(columns) }
    return Int(next[node + 1]) < columns.end(node)
  }

  private static func sweep(_ columns: Columns) -> [Int32] {
    var next = [Int32](repeating: Int32(columns.count), count: columns.count + 1)
    for node in stride(from: columns.count - 1, through: 0, by: -1) {
      next[node] = columns.role(node).isControl ? Int32(node) : next[node + 1]
    }
    return next
  }
}
