import AccessibilityTree

extension Mutation {
  static let selectionTyped = Mutation(
    "selection-typed", "The chosen segment says “selected” in its name in place of exposing the state.",
    finds: ["segmented-control/segment-exposes-whether-selected#selected-typed"],
    // In a row of buttons nothing but the selected one makes it a segment.
    brings: Pages.ofOtherNames + [
      "segmented-control/name-omits-state#state-in-name", "button/name-omits-state#state-in-name",
      "segmented-control/one-segment-is-selected", "button/state-is-exposed",
    ]
  ) { mutant in
    guard mutant.spot.isEnglish, let name = mutant.spot.name, mutant.knowsSelected(mutant.node),
      [.tab, .button, .radioButton, .toggleButton].contains(mutant.spot.node.role), !mutant.spot.isInRowOfButtons,
      !mutant.spot.node.isOn(.checked)
    else { return false }
    mutant.select(mutant.node, false)
    return mutant.rename(mutant.node, to: "\(name), selected")
  }
}

extension Spot {
  /// Whether nothing but its neighbours makes it a segment: all are buttons, and one is selected.
  var isInRowOfButtons: Bool {
    guard let row = node.parent, [.group, .other].contains(row.role) else { return false }
    return row.children.allSatisfy { $0.role == .button } && row.children.filter { $0.isOn(.selected) }.count == 1
  }

  /// Whether nothing but its neighbours makes it a segment: all are of its kind, and a text among them would end that.
  var isInPlainRow: Bool {
    guard let row = node.parent, [.group, .other].contains(row.role) else { return false }
    return row.children.allSatisfy { [.button, .radioButton, .toggleButton].contains($0.role) }
  }
}
