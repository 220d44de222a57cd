import AccessibilityTree
import AuditTesting
import Speech

extension Mutation {
  static let choiceLost = listDescribed(
    "choice-lost", "A description of what is chosen here is spoken in place of what is chosen."
  ) { spot in
    spot.shownWords.contains("month") ? "Year" : "Month"
  }

  static let choiceUnclear = listDescribed(
    "choice-unclear", "A drop-down list is described in other words than it shows."
  ) { _ in
    "Quickest delivery"
  }

  /// A mutation that describes a list in words that the expectation of its own name does not take for the choice.
  private static func listDescribed(
    _ name: String, _ what: String, as description: @escaping @Sendable (Spot) -> String
  ) -> Mutation {
    Mutation(
      name, what,
      finds: [.amongNamed(ExpectationName(rule: "wheel-picker/choice-is-heard", expectation: name))],
      brings: ["wheel-picker/name-holds-visible-text"]
    ) { mutant in
      mutant.describeList(as: description(mutant.spot))
    }
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
