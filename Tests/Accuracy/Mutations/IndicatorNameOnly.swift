import AccessibilityTree

extension Mutation {
  static let indicatorNameOnly = Mutation(
    "indicator-name-only", "A loading icon is called what it is, not what it is for.",
    finds: ["loading-icon/name-says-purpose#kind-only"],
    // “Loading” may have been all that told of it in a live region.
    brings: Pages.ofOtherNames + ["loading-icon/is-announced"]
  ) { mutant in
    // A container that is a loading icon by its words is none without them.
    guard mutant.spot.node.role != .group else { return false }
    guard mutant.spot.isEnglish, let name = mutant.pick(["Spinner", "Progress bar", "Activity indicator"]) else {
      return false
    }
    return mutant.rename(mutant.node, to: name)
  }
}
