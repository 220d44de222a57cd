extension Mutation {
  static let ordinalOnly = Mutation(
    "ordinal-only", "A segment is called by its number.",
    finds: ["segmented-control/name-is-made-of-words#number-only"],
    brings: Pages.ofOtherNames
  ) { mutant in
    guard !mutant.spot.isTabByItsRow else { return false }
    guard mutant.spot.isEnglish, let name = mutant.pick(["Segment 2", "Option two", "Tab 3", "Item no. 4"]) else {
      return false
    }
    return mutant.rename(mutant.node, to: name)
  }
}
