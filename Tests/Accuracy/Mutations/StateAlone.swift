extension Mutation {
  static let stateAlone = Mutation(
    "state-alone", "The name is a state and nothing else.",
    finds: Pages.finds("name-omits-state", "state-alone"),
    brings: Pages.ofOtherNames + ["button/state-is-exposed"]
  ) { mutant in
    guard !mutant.spot.isTabByItsRow else { return false }
    guard mutant.spot.isEnglish, let word = mutant.pick(["Disabled", "unavailable", "Not checked"]) else {
      return false
    }
    return mutant.rename(mutant.node, to: word)
  }
}
