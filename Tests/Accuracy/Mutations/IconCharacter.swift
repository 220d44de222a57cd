import AccessibilityTree

extension Mutation {
  static let iconCharacter = Mutation(
    "icon-character", "The character of an icon font stands in place of the name.",
    finds: Pages.finds("name-is-made-of-words", "icon-character"),
    brings: Pages.ofOtherNames
  ) { mutant in
    guard let name = mutant.pick(["\u{E0CB}", "\u{F015}"]) else { return false }
    return mutant.rename(mutant.node, to: name)
  }
}
