/// Fills a matching of two captures: by identifiers, by places (`CounterpartFinder+Places.swift`) and by frames.
struct CounterpartFinder {
  let from: Snapshot
  let to: Snapshot
  let likeness: CaptureLikeness
  private(set) var counterparts: [Int32]
  private(set) var weak: NodeSet
  private(set) var isTaken: NodeSet

  init(from: Snapshot, to: Snapshot) {
    (self.from, self.to) = (from, to)
    likeness = CaptureLikeness(from: from, to: to)
    counterparts = Array(repeating: -1, count: from.count)
    weak = NodeSet(count: from.count)
    isTaken = NodeSet(count: to.count)
  }

  mutating func match(_ node: Int, _ other: Int, isWeak: Bool) {
    guard counterparts[node] < 0, !isTaken.contains(other) else { return }
    counterparts[node] = Int32(other)
    isTaken.insert(other)
    if isWeak { weak.insert(node) }
  }

  // MARK: identifiers

  mutating func matchIdentifiers() {
    var owners = [Int32](repeating: -1, count: to.labels.count)
    Self.forEachIdentifier(of: to) { node, id in
      owners[Int(id.rawValue)] = owners[Int(id.rawValue)] == -1 ? Int32(node) : -2
    }
    var own = [Int32](repeating: -1, count: from.labels.count)
    Self.forEachIdentifier(of: from) { node, id in
      own[Int(id.rawValue)] = own[Int(id.rawValue)] == -1 ? Int32(node) : -2
    }
    for (number, node) in own.enumerated() where node >= 0 {
      guard case .shared(let shared) = likeness.translation[number], owners[Int(shared)] >= 0 else { continue }
      match(Int(node), Int(owners[Int(shared)]), isWeak: false)
    }
  }

  private static func forEachIdentifier(of snapshot: Snapshot, _ body: (Int, LabelID) -> Void) {
    for node in 0..<snapshot.count {
      let id = snapshot.records[node].text(.identifier)
      if id.isText { body(node, id) }
    }
  }

  // MARK: frames

  private struct Frame: Hashable {
    let role: Role
    let bounds: Rect
  }

  /// Matches remaining nodes that have the same role and frame as exactly one other node.
  mutating func matchFrames() {
    var byFrame: [Frame: Int] = [:]
    for other in 0..<to.count where !isTaken.contains(other) && !to.records[other].bounds.isEmpty {
      let frame = Frame(role: to.records[other].role, bounds: to.records[other].bounds)
      byFrame[frame] = byFrame[frame] == nil ? other : -1
    }
    for node in 0..<from.count where counterparts[node] < 0 && !from.records[node].bounds.isEmpty {
      let frame = Frame(role: from.records[node].role, bounds: from.records[node].bounds)
      if let other = byFrame[frame], other >= 0, !likeness.haveNothingInCommon(node, other) {
        match(node, other, isWeak: true)
      }
    }
  }
}
