extension Mutation {
  static let stateWordLast = Mutation(
    "state-word-last", "The name ends in a state, without a comma before it.",
    finds: Pages.finds("name-omits-state", "state-word-last"), brings: Pages.ofOtherNames
  ) { mutant in
    guard let name = mutant.spot.name, mutant.spot.isEnglish, !mutant.spot.isHeadline, name.last?.isLetter == true,
      let word = mutant.pick(["disabled", "unavailable", "dimmed"])
    else { return false }
    return mutant.rename(mutant.node, to: "\(name) \(word)")
  }
}
