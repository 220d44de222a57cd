extension Mutation {
  static let roleWordInside = Mutation(
    "role-word-inside", "The name has the word that the screen reader says for the role in it, set off by commas.",
    finds: (Pages.finds("name-omits-role", "role-word-inside") + Pages.finds("name-omits-role", "role-word-last"))
      .filter { !$0.expectation.rule.hasPrefix("wheel-picker/") },
    // A state that was the whole name is one of several pieces now.
    brings: Pages.ofOtherNames + ["button/name-omits-state", "segmented-control/name-omits-state"]
  ) { mutant in
    guard !mutant.spot.isTabByItsRow else { return false }
    guard let name = mutant.spot.name, let role = mutant.spot.spokenRole else { return false }
    return mutant.rename(mutant.node, to: "\(name), \(role), 2")
  }
}
