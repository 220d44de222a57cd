extension Mutation {
  static let openInName = Mutation(
    "open-in-name", "Only the name says that more is shown.",
    finds: ["button/state-is-exposed#open-only-in-name"], brings: Pages.ofOtherNames
  ) { mutant in
    guard let name = mutant.spot.name, mutant.spot.isEnglish else { return false }
    return mutant.rename(mutant.node, to: "\(name), expanded")
  }
}
