import AccessibilityTree

extension Mutation {
  static let stateAlone = Mutation(
    "state-alone", "The name is a state and nothing else.",
    finds: Pages.finds("name-omits-state", "state-alone"),
    brings: Pages.ofOtherNames + ["button/state-is-exposed"]
  ) { mutant in
    guard !mutant.spot.isTabByItsRow else { return false }
    // Where another segment is chosen, “Unavailable” may be what this one shows.
    let siblings = mutant.spot.node.parent?.children.map { $0 } ?? []
    guard mutant.spot.node.isOn(.selected) || !siblings.contains(where: { $0.isOn(.selected) }) else { return false }
    guard mutant.spot.isEnglish, let word = mutant.pick(["Disabled", "unavailable", "Not checked"]) else {
      return false
    }
    return mutant.rename(mutant.node, to: word)
  }
}
