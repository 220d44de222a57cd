import AccessibilityTree

extension Mutation {
  static let wordsLeftOut = Mutation(
    "words-left-out", "The name is shorter than what is shown.",
    finds: ["segmented-control/name-holds-visible-text#words-left-out"],
    brings: Pages.ofOtherNames
  ) { mutant in
    let shown = mutant.spot.shownWords
    guard mutant.spot.node.text(.label).isExported, let first = shown.first, shown.joined().count > 2 else {
      return false
    }
    if Set(shown).count > 1 { return mutant.rename(mutant.node, to: first) }
    return first.count > 4 && mutant.rename(mutant.node, to: String(first.prefix(3)))
  }
}
