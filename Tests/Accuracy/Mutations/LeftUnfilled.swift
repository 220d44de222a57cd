extension Mutation {
  static let leftUnfilled = Mutation(
    "left-unfilled", "The name is the text that stood there until somebody would write one.",
    finds: Pages.finds("name-is-made-of-words", "left-unfilled"), brings: Pages.ofOtherNames
  ) { mutant in
    guard let name = mutant.pick(["Lorem ipsum", "asdf", "dummy text"]) else { return false }
    return mutant.rename(mutant.node, to: name)
  }
}
