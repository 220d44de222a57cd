import AccessibilityTree
import AuditTesting
import Speech

extension Mutation {
  static let segmentUnreached = Mutation(
    "segment-unreached", "One segment was taken from the screen reader.",
    finds: ["segmented-control/control-leaves-out-no-segment#unreached"],
    // One less is counted.
    brings: ["segmented-control/segment-exposes-position"]
  ) { mutant in
    guard !mutant.spot.isTabByItsRow else { return false }
    let spot = mutant.spot
    let segments = spot.targets(of: "segmented-control/name-is-present", below: spot.index)
    let others = segments.filter { segment in
      spot.snapshot[segment].isOff(.selected) && spot.snapshot[segment].bounds.value != nil
        && !spot.isInsideOfStop(segment) && !spot.hasStops(below: segment)
    }
    guard segments.count >= 2, let segment = mutant.pick(others) else { return false }
    return mutant.hide(segment)
  }
}

extension Spot {
  /// Whether something around a node is a stop, so that it is part of that.
  func isInsideOfStop(_ node: Int) -> Bool {
    snapshot[node].ancestors.contains { transcript.isStop($0.index) != .no }
  }
}
