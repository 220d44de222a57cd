extension Mutation {
  static let kindOnly = Mutation(
    "kind-only", "The name says what kind of thing it is, or that it has none.",
    finds: Pages.finds("name-is-made-of-words", "kind-only"),
    brings: Pages.ofOtherNames + ["button/inner-description-is-heard"]
  ) { mutant in
    guard mutant.spot.isEnglish, !mutant.spot.isAmongThingsToInsert,
      let name = mutant.pick(["Button", "btn", "Image view", "unlabelled"])
    else {
      return false
    }
    return mutant.rename(mutant.node, to: name)
  }
}
