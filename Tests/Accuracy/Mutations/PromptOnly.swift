import AccessibilityTree

extension Mutation {
  static let promptOnly = Mutation(
    "prompt-only", "All that is heard of a picker is the prompt to choose.",
    finds: [
      "wheel-picker/placeholder-is-not-the-name#prompt-only", "wheel-picker/what-opens-has-a-name#prompt-only",
    ], brings: Pages.ofOtherNames
  ) { mutant in
    // The text of a field is what was typed, its name is another's.
    guard mutant.spot.isEnglish, mutant.spot.node.role != .textField,
      let prompt = mutant.pick(["Select…", "Choose one", "Pick", "Please select"])
    else { return false }
    return mutant.rename(mutant.node, to: prompt)
  }
}
