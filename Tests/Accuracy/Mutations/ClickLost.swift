import AccessibilityTree
import AuditTesting

extension Mutation {
  static let clickLost = Mutation(
    "click-lost", "A segment listens to touches and has no click any more.",
    finds: ["segmented-control/segment-can-be-activated#no-click"],
    brings: [
      "segmented-control/segment-says-it-is-interactive", "segmented-control/segments-follow-each-other#wedge-between",
    ]
  ) { mutant in
    let node = mutant.spot.node
    let others = node.parent.map { mutant.spot.targets(of: "segmented-control/name-is-present", below: $0.index) } ?? []
    // Where none is selected, the one without a click may be.
    guard
      others.contains(where: { mutant.spot.snapshot[$0].isOn(.selected) || mutant.spot.snapshot[$0].isOn(.checked) })
    else { return false }
    // A tab that is known by its click alone is none without it.
    guard node.role != .other, node.isOn(.clickable), node.isOff(.selected), !node.isOn(.checked),
      node.parent?.isOn(.clickable) != true
    else { return false }
    for below in node.index..<node.subtreeEnd where mutant.spot.snapshot[below].isOn(.clickable) {
      mutant.screen.set(.clickable, false, of: below)
    }
    return true
  }
}
