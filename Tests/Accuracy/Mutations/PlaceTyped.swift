import AccessibilityTree
import AuditTesting

extension Mutation {
  static let placeTyped = Mutation(
    "place-typed", "The name of a segment ends in its place, which the control says too.",
    finds: [
      "segmented-control/name-leaves-the-place-to-the-control#place-in-name",
      "segmented-control/name-omits-role#position-in-name",
    ], brings: Pages.ofOtherNames
  ) { mutant in
    guard mutant.spot.isEnglish, let name = mutant.spot.name, mutant.screen[mutant.node].extras.position != nil else {
      return false
    }
    return mutant.rename(mutant.node, to: "\(name), 1 of 2")
  }
}
