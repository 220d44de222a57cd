import AccessibilityTree

extension Mutation {
  static let signOnly = Mutation(
    "sign-only", "A sign that stands for a picture takes the place of the name.",
    finds: Pages.finds("name-is-made-of-words", "sign-only"), brings: Pages.ofOtherNames
  ) { mutant in
    guard let name = mutant.pick(["✕", "☰", "⋮"]) else { return false }
    return mutant.rename(mutant.node, to: name)
  }
}
