import AccessibilityTree

/// Stops in VoiceOver's swipe order: siblings from top to bottom, then from leading to trailing.
///
/// A branch is placed by its topmost stop, because exporters give wrappers the frame of the whole screen. A navigation
/// bar comes before its siblings: rows that are scrolled under it begin above it, but are read after it. If a sibling
/// has no rectangle, all siblings keep the order of the tree. All nodes do if the export is known to be in this order.
///
/// Source: cashapp/AccessibilitySnapshot, AccessibilityHierarchyParser.
package struct ReadingOrder {
  /// Siblings whose tops differ by less are one row, in points. Source: AccessibilitySnapshot, for a phone; it uses 13
  /// on an iPad.
  static let rowTolerance: Float = 8
  /// Languages written from right to left, by their BCP 47 primary subtag.
  package static let rightToLeft: Set<Substring> = ["ar", "fa", "he", "iw", "ur", "yi"]

  private let columns: Columns
  private let stops: NodeSet
  /// The top of each branch's topmost stop; infinite without a stop, -infinite if a stop has no rectangle.
  private var tops: [Float]
  /// The leading edge of that stop, mirrored for right-to-left languages.
  private var leadings: [Float]

  static func order(_ columns: Columns, stops: NodeSet) -> [Int] {
    let snapshot = columns.snapshot
    guard snapshot.carries(.bounds), !snapshot.facts.contains(.inHeardOrder) else { return Array(stops) }
    return ReadingOrder(columns, stops).swipes()
  }

  private init(_ columns: Columns, _ stops: NodeSet) {
    self.columns = columns
    self.stops = stops
    let language = columns.snapshot.meta.language?.prefix { $0 != "-" && $0 != "_" } ?? ""
    let isMirrored = Self.rightToLeft.contains(language)
    tops = [Float](repeating: .infinity, count: columns.count)
    leadings = tops
    for node in stops {
      let rect = columns.rect(node)
      tops[node] = rect?.y ?? -.infinity
      leadings[node] = rect.map { isMirrored ? -$0.maxX : $0.x } ?? 0
    }
    for node in (0..<columns.count).reversed() {
      let parent = columns.parent(node)
      guard parent >= 0, tops[node] < .infinity else { continue }
      if tops[node] < tops[parent] || (tops[node] == tops[parent] && leadings[node] < leadings[parent]) {
        (tops[parent], leadings[parent]) = (tops[node], leadings[node])
      }
    }
    for node in 0..<columns.count where columns.role(node) == .navigationBar && tops[node].isFinite {
      tops[node] = -.greatestFiniteMagnitude
    }
  }

  private func swipes() -> [Int] {
    var order: [Int] = []
    order.reserveCapacity(stops.size)
    // The nodes still to visit, with the next one last.
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
    var isSortable = true
    var node = start
    while node < end {
      if tops[node] < .infinity { siblings.append(node) }
      if tops[node] == -.infinity { isSortable = false }
      node = columns.end(node)
    }
    if siblings.count > 1, isSortable { Self.sort(&siblings, tops, leadings) }
    pending.append(contentsOf: siblings.reversed())
  }

  private static func sort(_ siblings: inout [Int], _ tops: [Float], _ leadings: [Float]) {
    siblings.sort { tops[$0] != tops[$1] ? tops[$0] < tops[$1] : $0 < $1 }
    var row = 0
    for next in 1...siblings.count {
      guard next == siblings.count || tops[siblings[next]] - tops[siblings[row]] >= rowTolerance else { continue }
      if next - row > 1 {
        siblings[row..<next].sort { leadings[$0] != leadings[$1] ? leadings[$0] < leadings[$1] : $0 < $1 }
      }
      row = next
    }
  }
}
