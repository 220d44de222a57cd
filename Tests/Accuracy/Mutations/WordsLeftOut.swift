import AccessibilityTree

extension Mutation {
  static let wordsLeftOut = Mutation(
    "words-left-out", "The name is shorter than what is shown.",
    finds: ["segmented-control/name-holds-visible-text#text-not-in-name"],
    brings: Pages.ofOtherNames
  ) { mutant in
    let shown = mutant.spot.shownWords.filter { $0.contains(where: \.isLetter) }
    guard mutant.spot.node.text(.label).isExported, let first = shown.first, first.count > 2,
      mutant.spot.node.text(.text).value?.contains("_") != true
    else {
      return false
    }
    // The second of two texts may be a badge, and so may a number.
    return !mutant.spot.node.hasChildren && Set(shown).count > 1 && mutant.rename(mutant.node, to: first)
  }
}
