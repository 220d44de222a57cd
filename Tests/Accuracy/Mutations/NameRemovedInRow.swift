extension Mutation {
  static let nameRemovedInRow = Mutation(
    "name-removed-in-row", "A row of a list lost its words, or the exporter dropped them at the edge of the list.",
    finds: [
      "button/name-is-present#name-out-of-view", "button/name-is-present#name-missing",
      "button/action-is-reached#passed-over", "button/box-is-one-stop#second-stop",
      "button/backdrop-is-hidden#backdrop-is-a-stop",
    ]
  ) { mutant in
    let spot = mutant.spot
    guard spot.name != nil, !spot.hasStopsBelow, spot.isInListRow else { return false }
    return mutant.takeName(of: mutant.node)
  }
}
