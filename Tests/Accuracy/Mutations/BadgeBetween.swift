import AccessibilityTree
import AuditTesting

extension Mutation {
  static let badgeBetween = Mutation(
    "badge-between", "A number of unread messages is a stop of its own between two segments.",
    finds: ["segmented-control/segments-follow-each-other#wedge-between"]
  ) { mutant in
    guard !mutant.spot.isTabByItsRow else { return false }
    let spot = mutant.spot
    guard let place = mutant.pick(spot.placesBetweenSegments) else { return false }
    let badge = mutant.screen.addCopy(of: place.segment, below: place.parent, at: place.place + 1)
    mutant.becomeText(badge, like: place.segment)
    for property in [Property.label, .text] where spot.snapshot[place.segment].text(property).value != nil {
      mutant.screen.set(property, nil, of: badge)
    }
    return mutant.rename(badge, like: place.segment, to: "3 unread")
  }

  static let segmentsOutOfOrder = Mutation(
    "segments-out-of-order", "Two segments are added in another order than the one in which they are laid out.",
    finds: ["segmented-control/segments-follow-each-other#zigzag"],
    brings: ["segmented-control/segment-exposes-position"]
  ) { mutant in
    guard !mutant.spot.isTabByItsRow else { return false }
    let spot = mutant.spot
    let places = spot.placesBetweenSegments
    // VoiceOver goes by where they lie.
    guard spot.isAndroid else { return false }
    // The last two of three or more.
    guard let last = places.last, let before = places.dropLast().last, before.parent == last.parent,
      before.place + 1 == last.place, let frame = spot.snapshot[last.segment].bounds.value,
      let next = mutant.screen.children(of: last.parent).dropFirst(last.place + 1).first,
      let other = spot.snapshot[next].bounds.value, frame.overlap(with: other) == 0,
      (frame.y == other.y) != (frame.x == other.x)
    else { return false }
    mutant.screen.move(next, below: last.parent, at: last.place)
    return true
  }
}

extension Spot {
  /// Segments that are followed by another one in the same layout, with their places there.
  var placesBetweenSegments: [(segment: Int, parent: Int, place: Int)] {
    let segments = targets(of: "segmented-control/name-is-present", below: index)
    return segments.compactMap { segment in
      guard let parent = snapshot[segment].parent else { return nil }
      let siblings = parent.children.map(\.index)
      let spot = Spot(transcript: transcript, index: segment, passed: passed)
      guard let place = siblings.firstIndex(of: segment), place + 1 < siblings.count,
        segments.contains(siblings[place + 1]), spot.canHaveLabel, !spot.isInPlainRow, !hasStops(below: segment)
      else { return nil }
      return (segment, parent.index, place)
    }
  }
}
