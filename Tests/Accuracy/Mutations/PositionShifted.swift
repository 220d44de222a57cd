import AccessibilityTree
import AuditTesting

extension Mutation {
  static let positionShifted = Mutation(
    "position-shifted", "Two segments changed places and kept their positions.",
    finds: ["segmented-control/segment-exposes-position#position-wrong"],
    // Two have one place now, and nobody has the other.
    brings: ["segmented-control/places-have-no-hole"]
  ) { mutant in
    let segments = mutant.spot.positionedSegments
    // Where the screen reader skips some, nobody knows whose place each of the others has.
    guard segments.count >= 2, let own = mutant.screen[mutant.node].extras.position, own.count == segments.count,
      let other = mutant.pick(segments.filter { $0 != mutant.node }),
      let position = mutant.screen[other].extras.position
    else { return false }
    mutant.screen[mutant.node].extras.position = position
    mutant.screen[other].extras.position = own
    mutant.found.append(other)
    return true
  }

  static let positionCountsMore = Mutation(
    "position-counts-more", "Each segment counts one that is not there.",
    // It fails where all of the control is in view, and is asked about elsewhere.
    finds: [
      "segmented-control/segment-exposes-position#position-doubtful",
      "segmented-control/segment-exposes-position#position-beyond",
    ]
  ) { mutant in
    let segments = mutant.spot.positionedSegments
    guard segments.count >= 2 else { return false }
    for segment in segments { mutant.screen[segment].extras.position?.count += 1 }
    mutant.found = segments
    return true
  }
}

extension Spot {
  /// The segments beside this one, itself among them, all of which carry a position of their own.
  fileprivate var positionedSegments: [Int] {
    let rule = "segmented-control/segment-exposes-position"
    let segments = node.parent.map { targets(of: rule, below: $0.index) } ?? []
    return segments.allSatisfy { snapshot[$0].position.value != nil } ? segments : []
  }
}
