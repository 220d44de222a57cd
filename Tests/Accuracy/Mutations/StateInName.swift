import AccessibilityTree

extension Mutation {
  static let stateInName = Mutation(
    "state-in-name", "A state is typed into the name, set off by a comma.",
    finds: Pages.finds("name-omits-state", "state-in-name") + ["button/state-is-exposed#state-only-in-name"],
    brings: Pages.ofOtherNames
  ) { mutant in
    guard !mutant.spot.isTabByItsRow, !mutant.spot.isHeadline else { return false }
    guard let name = mutant.spot.name, mutant.spot.isEnglish,
      let word = mutant.pick(["disabled", "Dimmed", "not checked"])
    else { return false }
    return mutant.rename(mutant.node, to: "\(name), \(word)")
  }
}

extension Spot {
  /// “Selected: the best novels”: one word and a colon. The rules take no state from such a name.
  var isHeadline: Bool {
    guard let colon = name?.firstIndex(of: ":"), let title = name?[..<colon] else { return false }
    return !title.contains(" ")
  }

  /// Words that mutations type in are English.
  var isEnglish: Bool { snapshot.meta.language?.hasPrefix("en") ?? false }
}
