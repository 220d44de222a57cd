import AccessibilityTree

extension Mutation {
  static let wordsLeftOut = Mutation(
    "words-left-out", "The name is shorter than what is shown.",
    finds: ["segmented-control/name-holds-visible-text#text-not-in-name"],
    brings: Pages.ofOtherNames
  ) { mutant in
    let shown = mutant.spot.shownWords
    guard mutant.spot.node.text(.label).isExported, let first = shown.first, shown.joined().count > 2 else {
      return false
    }
    return Set(shown).count > 1 && mutant.rename(mutant.node, to: first)
  }
}
