extension Mutation {
  static let indicatorNameOnly = Mutation(
    "indicator-name-only", "A loading icon is called what it is, not what it is for.",
    finds: ["loading-icon/name-says-purpose#kind-only"],
    // “Loading” may have been all that told of it in a live region.
    brings: Pages.ofOtherNames + ["loading-icon/is-announced"]
  ) { mutant in
    guard mutant.spot.isEnglish, let name = mutant.pick(["Spinner", "Progress bar", "Activity indicator"]) else {
      return false
    }
    return mutant.rename(mutant.node, to: name)
  }
}
