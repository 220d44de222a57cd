import AccessibilityTree
import AuditTesting

extension Mutation {
  static let abbreviated = Mutation(
    "abbreviated", "What is shown is the beginning and the end of the name's only word, and may be short for it.",
    finds: [
      "segmented-control/name-holds-visible-text#text-reworded"
    ],
    brings: []
  ) { mutant in
    let node = mutant.spot.node
    guard let name = node.text(.label).value, Spot.words(of: name).count == 1, name.count > 5,
      name.allSatisfy(\.isLetter), node.text(.text).value != nil, !node.hasChildren
    else { return false }
    mutant.screen.set(.text, String(name.prefix(1) + name.suffix(2)), of: mutant.node)
    return true
  }
}
