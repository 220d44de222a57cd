import AccessibilityTree

/// TalkBack's swipe order: the order of the tree as Android passes it to services.
///
/// Android sorts the children of every view by place before a service sees them. An exporter that writes the views
/// themselves has them in drawing order, so they are sorted here in the same way: first the one that ends above the
/// other, then from left to right, from top to bottom, and the larger one first.
///
/// Source: AOSP, ViewGroup.ViewLocationHolder.compareBoundsOfTree, with its comparison by stripes. Rico does not say which
/// screens run from right to left.
enum TalkBackOrder {
  /// Formats that export views instead of what a service receives.
  private static let drawn: Set<String> = ["rico"]

  static func order(_ columns: Columns, stops: NodeSet) -> [Int] {
    guard drawn.contains(columns.snapshot.format) else { return Array(stops) }
    var order: [Int] = []
    order.reserveCapacity(stops.size)
    // The nodes still to visit, with the next one last.
    var pending = Array(children(from: 0, to: columns.count, columns).reversed())
    while let node = pending.popLast() {
      if stops.contains(node) { order.append(node) }
      let children = children(from: node + 1, to: columns.end(node), columns)
      pending.append(contentsOf: sorted(children, columns).reversed())
    }
    return order
  }

  private static func children(from start: Int, to end: Int, _ columns: Columns) -> [Int] {
    Array(sequence(first: start) { columns.end($0) }.prefix { $0 < end })
  }

  /// Sorts by insertion, as Java sorts lists of this length. The comparison is not transitive, so the algorithm
  /// matters.
  private static func sorted(_ children: [Int], _ columns: Columns) -> [Int] {
    guard children.count > 1 else { return children }
    var sorted: [(node: Int, rect: Rect)] = []
    for child in children {
      guard let rect = columns.rect(child) else { return children }
      var (low, high) = (0, sorted.count)
      while low < high {
        let middle = (low + high) / 2
        if isBefore(rect, sorted[middle].rect) { high = middle } else { low = middle + 1 }
      }
      sorted.insert((child, rect), at: low)
    }
    return sorted.map(\.node)
  }

  private static func isBefore(_ first: Rect, _ second: Rect) -> Bool {
    if first.maxY <= second.y { return true }
    if first.y >= second.maxY { return false }
    if first.x != second.x { return first.x < second.x }
    if first.y != second.y { return first.y < second.y }
    if first.height != second.height { return first.height > second.height }
    return first.width > second.width
  }
}
