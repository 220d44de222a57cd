import AccessibilityTree
import AuditTesting

extension Mutation {
  static let hintRepeatsName = Mutation(
    "hint-repeats-name", "The hint has the words of the name.",
    finds: ["button/hint-says-more-than-the-name#hint-again"]
  ) { mutant in
    guard let name = mutant.spot.name, mutant.spot.node.text(.hint).isExported else { return false }
    mutant.screen.set(.hint, name, of: mutant.node)
    return true
  }
}
