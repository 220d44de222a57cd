/// Finds counterparts by their places below nodes that are counterparts.
extension CounterpartFinder {
  /// Matches the children of two counterparts, then their children.
  mutating func matchChildren(of node: Int, with other: Int) {
    var open = [(node, other)]
    while let (node, other) = open.popLast() {
      let children = Self.children(from, of: node)
      matchSiblings(children, Self.children(to, of: other))
      for child in children where counterparts[child] >= 0 { open.append((child, Int(counterparts[child]))) }
    }
    // A node matched by its identifier alone is elsewhere in the tree; its children are still unmatched.
    for node in 0..<from.count where counterparts[node] >= 0 {
      let children = Self.children(from, of: node)
      guard children.contains(where: { counterparts[$0] < 0 }) else { continue }
      matchSiblings(children, Self.children(to, of: Int(counterparts[node])))
    }
  }

  /// Matches first siblings that are alike including everything below, then those that are alike themselves, then those
  /// with the same role.
  private mutating func matchSiblings(_ nodes: [Int], _ others: [Int]) {
    var whole: [CaptureLikeness.Whole: [Int]] = [:]
    for other in others.reversed() where !isTaken.contains(other) {
      whole[likeness.otherWhole(other), default: []].append(other)
    }
    for node in nodes where counterparts[node] < 0 {
      guard let other = whole[likeness.whole(node)]?.popLast() else { continue }
      match(node, other, isWeak: false)
    }
    var byFace: [CaptureLikeness.Face: [Int]] = [:]
    for other in others where !isTaken.contains(other) { byFace[likeness.otherFace(other), default: []].append(other) }
    for node in nodes where counterparts[node] < 0 {
      let face = likeness.face(node)
      guard let other = takeMostSimilar(to: node, from: &byFace[face, default: []]) else { continue }
      match(node, other, isWeak: face.isWordless && !likeness.areLike(node, other))
    }
    var byRole: [Role: [Int]] = [:]
    for other in others where !isTaken.contains(other) { byRole[to.records[other].role, default: []].append(other) }
    for node in nodes where counterparts[node] < 0 {
      guard let other = takeMostSimilar(to: node, from: &byRole[from.records[node].role, default: []]) else { continue }
      if likeness.haveNothingInCommon(node, other) { continue }
      match(node, other, isWeak: true)
    }
  }

  /// The most siblings that are compared each with each; rows of long lists are not.
  private static let comparedAtMost = 16

  private func takeMostSimilar(to node: Int, from others: inout [Int]) -> Int? {
    let places = others.indices.prefix(Self.comparedAtMost)
    let best = places.max { left, right in
      let (first, second) = (likeness.similarity(node, others[left]), likeness.similarity(node, others[right]))
      return first == second ? left > right : first < second
    }
    return best.map { others.remove(at: $0) }
  }

  private static func children(_ snapshot: Snapshot, of node: Int) -> [Int] {
    var children: [Int] = []
    var next = node + 1
    let end = node < 0 ? snapshot.count : Int(snapshot.records[node].subtreeEnd)
    while next < end {
      children.append(next)
      next = Int(snapshot.records[next].subtreeEnd)
    }
    return children
  }
}
