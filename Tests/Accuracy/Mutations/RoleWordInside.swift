extension Mutation {
  static let roleWordInside = Mutation(
    "role-word-inside", "The name begins with the word that the screen reader says for the role, set off by a comma.",
    finds: Pages.finds("name-omits-role", "role-word-inside") + Pages.finds("name-omits-role", "role-word-last"),
    brings: Pages.ofOtherNames
  ) { mutant in
    guard !mutant.spot.isTabByItsRow else { return false }
    guard let name = mutant.spot.name, let role = mutant.spot.spokenRole else { return false }
    return mutant.rename(mutant.node, to: "\(role), \(name)")
  }
}
