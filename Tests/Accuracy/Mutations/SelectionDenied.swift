import AccessibilityTree
import AuditTesting

extension Mutation {
  static let selectionDenied = Mutation(
    "selection-denied", "The chosen segment describes its state as not selected.",
    finds: ["segmented-control/chosen-segment-does-not-deny-it#says-otherwise"]
  ) { mutant in
    let node = mutant.spot.node
    guard mutant.spot.isEnglish, node.isOn(.selected), node.text(.stateDescription).isExported else { return false }
    mutant.screen.set(.stateDescription, "Not selected", of: mutant.node)
    return true
  }
}
