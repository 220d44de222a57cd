import AccessibilityTree
import AuditTesting
import Speech

extension Mutation {
  static let segmentRoleLost = Mutation(
    "segment-role-lost", "Setting the trait for “selected” took the one away that says the role.",
    finds: ["segmented-control/segment-says-it-is-interactive#interaction-unheard"]
  ) { mutant in
    let spot = mutant.spot
    let kinds = spot.utterance.fragments.filter { [.role, .hint].contains($0.kind) }
    // In a tab bar the container says the role.
    guard spot.isIOS, spot.node.isOn(.enabled), spot.node.traits.contains([.button, .selected]),
      kinds.map(\.text) == ["button"], !spot.isInRowOfButtons
    else { return false }
    mutant.screen[mutant.node].record.traits = .selected
    return true
  }

  static let textsForSegments = Mutation(
    "texts-for-segments", "All segments are texts that listen to touches.",
    finds: ["segmented-control/segment-says-it-is-interactive#text-for-segment"],
    // A name from the code is that of a text now.
    brings: ["screen/text-says-what-it-shows"]
  ) { mutant in
    let spot = mutant.spot
    // A bar that is a stop speaks its texts, and a tab bar of iOS says the role.
    guard let row = spot.node.parent, [.segmentedControl, .tabList].contains(row.role),
      spot.transcript.isStop(row.index) == .no, spot.isAndroid || row.role == .segmentedControl
    else { return false }
    let children = Array(row.children)
    let isWhole = children.allSatisfy { child in
      spot.passes("segmented-control/segment-says-it-is-interactive", at: child.index)
        && child.isOn(.enabled) && !spot.hasStops(below: child.index)
        && spot.snapshot[child.index].text(.label).isExported
    }
    guard children.count >= 2, isWhole else { return false }
    for child in children { mutant.becomeText(child.index) }
    mutant.found = children.map(\.index)
    return true
  }
}
