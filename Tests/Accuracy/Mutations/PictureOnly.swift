extension Mutation {
  static let pictureOnly = Mutation(
    "picture-only", "The name says that there is a picture, not what it is for.",
    // Where an identifier says what the button is about, it fails.
    finds: Pages.finds("name-is-made-of-words", "picture-only")
      + Pages.finds("name-is-made-of-words", "picture-for-a-name"),
    brings: Pages.ofOtherNames
  ) { mutant in
    guard mutant.spot.isEnglish, let name = mutant.pick(["Icon", "image", "Graphic"]) else { return false }
    return mutant.rename(mutant.node, to: name)
  }
}
