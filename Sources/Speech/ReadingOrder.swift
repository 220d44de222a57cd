import AccessibilityTree

/// Stops in VoiceOver's swipe order: siblings from top to bottom, then from leading to trailing.
///
/// A branch is placed by its topmost stop, because exporters give wrappers the frame of the whole screen. Siblings of which
/// one has no rectangle keep the order of the tree.
///
/// Source: cashapp/AccessibilitySnapshot, AccessibilityHierarchyParser.
struct ReadingOrder {
  /// Tops that differ by less are one row, in points. Source: AccessibilitySnapshot, for a phone; it uses 13 on a pad.
  static let rowTolerance: Float = 8
  /// Languages written from right to left, by their BCP 47 primary subtag.
  static let rightToLeft: Set<Substring> = ["ar", "fa", "he", "iw", "ur", "yi"]

  private let columns: Columns
  private let stops: NodeSet
  private let isRightToLeft: Bool
  /// Top left corner of the topmost stop of the branch; nil without a stop, NaN for one without a rectangle.
  private var corners: [Corner?]

  private struct Corner {
    var x: Float
    var y: Float
  }

  static func order(_ columns: Columns, stops: NodeSet) -> [Int] {
    guard columns.snapshot.carries(.bounds) else { return Array(stops) }
    return ReadingOrder(columns, stops).swipes()
  }

  private init(_ columns: Columns, _ stops: NodeSet) {
    self.columns = columns
    self.stops = stops
    let language = columns.snapshot.meta.language?.prefix { $0 != "-" && $0 != "_" } ?? ""
    isRightToLeft = Self.rightToLeft.contains(language)
    corners = [Corner?](repeating: nil, count: columns.count)
    for node in (0..<columns.count).reversed() {
      if stops.contains(node) {
        let rect = columns.rect(node)
        corners[node] = Corner(x: rect?.x ?? .nan, y: rect?.y ?? .nan)
      }
      let parent = columns.parent(node)
      guard parent >= 0, let corner = corners[node] else { continue }
      guard let known = corners[parent] else {
        corners[parent] = corner
        continue
      }
      if corner.y.isNaN || corner.y < known.y || (corner.y == known.y && corner.x < known.x) {
        corners[parent] = corner
      }
    }
  }

  private func swipes() -> [Int] {
    var order: [Int] = []
    order.reserveCapacity(stops.size)
    // Nodes still to visit, the next one last.
    var pending: [Int] = []
    var siblings: [Int] = []
    pushChildren(from: 0, to: columns.count, &pending, &siblings)
    while let node = pending.popLast() {
      if stops.contains(node) { order.append(node) }
      pushChildren(from: node + 1, to: columns.end(node), &pending, &siblings)
    }
    return order
  }

  private func pushChildren(from start: Int, to end: Int, _ pending: inout [Int], _ siblings: inout [Int]) {
    siblings.removeAll(keepingCapacity: true)
    var node = start
    while node < end {
      if corners[node] != nil { siblings.append(node) }
      node = columns.end(node)
    }
    if siblings.count > 1 { sort(&siblings) }
    pending.append(contentsOf: siblings.reversed())
  }

  private func sort(_ siblings: inout [Int]) {
    guard siblings.allSatisfy({ corners[$0].map { !$0.y.isNaN } ?? false }) else { return }
    siblings.sort { (y($0), $0) < (y($1), $1) }
    var row = 0
    for next in 1...siblings.count {
      guard next == siblings.count || y(siblings[next]) - y(siblings[row]) >= Self.rowTolerance else { continue }
      siblings[row..<next].sort { (leading($0), $0) < (leading($1), $1) }
      row = next
    }
  }

  private func y(_ node: Int) -> Float { corners[node]?.y ?? .nan }
  private func leading(_ node: Int) -> Float {
    let x = corners[node]?.x ?? .nan
    return isRightToLeft ? -x : x
  }
}
