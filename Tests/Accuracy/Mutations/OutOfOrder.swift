import AccessibilityTree
import AuditTesting
import Speech

extension Mutation {
  static let buttonAfterWhatIsBelow = Mutation(
    "button-after-what-is-below", "A button is heard after something in its layout that lies far below it.",
    finds: ["button/focus-flows#jumps-back-in-its-group"],
    brings: ["segmented-control/segments-follow-each-other", "segmented-control/segment-exposes-position"]
  ) { mutant in
    !mutant.spot.liesInList && mutant.moveBehindLower()
  }

  static let buttonAfterWhatIsBelowInList = Mutation(
    "button-after-what-is-below-in-list", "A button in a list is heard after something that lies far below it.",
    finds: ["button/focus-flows#jumps-back"],
    brings: ["segmented-control/segments-follow-each-other", "segmented-control/segment-exposes-position"]
  ) { mutant in
    mutant.spot.liesInList && mutant.moveBehindLower()
  }
}

extension Spot {
  /// Whether something around it scrolls, where what floats is not read where it is.
  fileprivate var liesInList: Bool {
    let around = Array(node.ancestors) + (node.parent.map { Array($0.children) } ?? [])
    return around.contains { [.list, .grid, .table, .scrollView, .pager].contains($0.role) || $0.isOn(.scrollable) }
  }
}

extension Mutant {
  /// Moves the spot behind a sibling far below it; false where there is none, or where the screen reader goes by frames.
  fileprivate mutating func moveBehindLower() -> Bool {
    guard spot.isAndroid, let parent = spot.node.parent, let own = spot.node.bounds.value else { return false }
    let siblings = Array(parent.children)
    let lower = siblings.indices.filter { place in
      let other = siblings[place]
      guard other.index > spot.index, spot.transcript.isStop(other.index) == .yes, !spot.hasStops(below: other.index),
        let frame = other.bounds.value
      else { return false }
      return frame.y > own.maxY + 2 * max(own.height, frame.height) && frame.x < own.maxX && own.x < frame.maxX
    }
    guard let place = pick(lower) else { return false }
    // It is not counted any more where it stood.
    screen.move(spot.index, below: parent.index, at: place)
    return true
  }
}
