import AccessibilityTree

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
    // What is hidden in a row is not looked at, so the row may rightly have no words of its own.
    let hidesSomething = (spot.index..<spot.node.subtreeEnd).contains { spot.snapshot[$0].isOn(.hidden) }
    guard spot.name != nil, !spot.hasStopsBelow, spot.isInListRow, !hidesSomething else { return false }
    return mutant.takeName(of: mutant.node)
  }
}
