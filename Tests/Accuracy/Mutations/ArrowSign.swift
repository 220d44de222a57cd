import AccessibilityTree

extension Mutation {
  static let arrowSign = Mutation(
    "arrow-sign", "A sign that looks like an arrow stands in place of the name.",
    finds: Pages.finds("name-is-made-of-words", "arrow-sign"),
    brings: Pages.ofOtherNames
  ) { mutant in
    guard let name = mutant.pick(["<", ">", "»"]) else { return false }
    return mutant.rename(mutant.node, to: name)
  }
}
