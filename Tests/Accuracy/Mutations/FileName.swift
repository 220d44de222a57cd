import AccessibilityTree

extension Mutation {
  static let fileName = Mutation(
    "file-name", "The name of a file stands in place of the name.",
    finds: Pages.finds("name-is-made-of-words", "file-name") + Pages.finds("name-is-made-of-words", "code-name"),
    brings: Pages.ofOtherNames
  ) { mutant in
    let names = ["photo_1.png", "close@2x.png", "IMG_0042.jpg", "menu.svg"]
    guard mutant.spot.node.text(.label).isExported, let name = mutant.pick(names) else { return false }
    return mutant.rename(mutant.node, to: name)
  }
}
