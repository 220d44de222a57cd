import AccessibilityTree
import AuditTesting
import Speech

extension Mutation {
  static let actionAmongSegments = Mutation(
    "action-among-segments", "A button in a row of plain buttons changes the screen and is not selected by that.",
    finds: [
      "segmented-control/choosing-selects-the-segment#action-perhaps",
      "segmented-control/keys-choose-the-segment#action-perhaps",
    ],
    brings: ["segmented-control/segment-says-it-is-interactive"]
  ) { mutant in
    guard mutant.spot.isIOS, mutant.step > 0, mutant.changesWords, let row = mutant.spot.node.parent,
      row.role == .tabList, let rowBefore = mutant.counterpart(of: row.index, in: mutant.step - 1)
    else { return false }
    mutant.makeButtons(below: rowBefore, in: mutant.step - 1)
    mutant.makeButtons(below: row.index, in: mutant.step)
    for segment in row.children {
      guard let before = mutant.counterpart(of: segment.index, in: mutant.step - 1) else { return false }
      let wasSelected = mutant.recording[mutant.step - 1].snapshot[before].isOn(.selected)
      mutant.select(segment.index, wasSelected)
    }
    return true
  }
}

extension Mutant {
  /// Whether a text outside of the row that the spot is in reads otherwise than in the step before.
  fileprivate var changesWords: Bool {
    spot.snapshot.nodes.contains { node in
      guard node.role == .text, node.parent?.index != spot.node.parent?.index,
        let before = counterpart(of: node.index, in: step - 1)
      else { return false }
      return recording[step - 1].names[before].value != spot.transcript.names[node.index].value
    }
  }

  fileprivate mutating func makeButtons(below row: Int, in place: Int) {
    for child in recording[place].snapshot[row].children {
      steps[place][child.index].record.role = .button
      if !steps[place][child.index].record.traits.isEmpty { steps[place][child.index].record.traits.remove(.tabButton) }
    }
  }
}
