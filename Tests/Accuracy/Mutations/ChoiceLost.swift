import AccessibilityTree
import AuditTesting
import Speech

extension Mutation {
  static let choiceLost = Mutation(
    "choice-lost", "A description of what is chosen here is spoken in place of what is chosen.",
    finds: [Find("wheel-picker/choice-is-heard#choice-lost", inTargetsOf: "wheel-picker/name-is-present")],
    brings: ["wheel-picker/name-holds-visible-text"]
  ) { mutant in
    mutant.describeList(as: mutant.spot.shownWords.contains("month") ? "Year" : "Month")
  }

  static let choiceUnclear = Mutation(
    "choice-unclear", "A drop-down list is described in other words than it shows.",
    finds: [Find("wheel-picker/choice-is-heard#choice-unclear", inTargetsOf: "wheel-picker/name-is-present")],
    brings: ["wheel-picker/name-holds-visible-text"]
  ) { mutant in
    mutant.describeList(as: "Quickest delivery")
  }
}

extension Mutant {
  /// False where the list does not show what is chosen as a text of its own.
  fileprivate mutating func describeList(as name: String) -> Bool {
    let node = spot.node
    let shown = node.children.contains { $0.text(.text).value != nil && spot.transcript.isStop($0.index) == .no }
    guard spot.isAndroid, node.role == .dropDownList, shown, node.text(.label).isExported else { return false }
    for property in [Property.stateDescription, .value] where node.text(property).value != nil {
      screen.set(property, nil, of: node.index)
    }
    return rename(node.index, to: name)
  }
}
