import AccessibilityTree
import AuditTesting
import Speech

extension Mutation {
  static let labelBesideControl = Mutation(
    "label-beside-control", "The visible label is a stop of its own before the control, and both say the same.",
    finds: Pages.finds("label-is-one-stop", "label-said-twice") + ["loading-icon/label-is-one-stop#label-said-twice"],
    // Of a row beside another one with a button for it, one more stop says what the button says.
    brings: [
      "table-row-button/row-actions-have-different-names", "progress-indicator/amount-is-said-once",
      // A name from the code is that of a text now.
      "screen/text-says-what-it-shows",
    ]
  ) { mutant in
    guard !mutant.spot.isTabByItsRow else { return false }
    let spot = mutant.spot
    // A label that `labelFor` points from may be a stop of its own.
    guard spot.node.text(.labeledByText).value == nil, let name = spot.name, let parent = spot.node.parent?.index,
      spot.canHaveLabel, !spot.isInPlainRow,
      spot.transcript.isStop(spot.index) == .yes,
      let place = mutant.screen.children(of: parent).firstIndex(of: spot.index)
    else { return false }
    // At its place, so that it comes before it however the screen reader orders them.
    let label = mutant.screen.addCopy(of: spot.index, below: parent, at: place)
    mutant.becomeText(label, like: spot.index)
    if spot.node.isOff(.enabled) { mutant.screen.set(.enabled, true, of: label) }
    return mutant.rename(label, like: spot.index, to: name)
  }
}

extension Mutant {
  /// Makes a text of a node that can be chosen, turned or tapped, and leaves its words.
  ///
  /// - Parameter model: the node that it was made of, where it is new.
  mutating func becomeText(_ node: Int, like model: Int? = nil) {
    let old = spot.snapshot[model ?? node]
    screen[node].record.role = .text
    screen[node].record.traits = screen.carried.contains(.traits) ? .staticText : []
    screen[node].extras = NodeExtras()
    for property in Property.allCases where old.isOn(property) && !spot.isStateOfText(property) {
      screen.set(property, false, of: node)
    }
    for property in [Property.value, .roleDescription, .stateDescription, .placeholder, .labeledByText, .hint] {
      if old.text(property).value != nil { screen.set(property, nil, of: node) }
    }
  }
}

extension Spot {
  /// Whether a text beside it would be a stop, and the export say of it what it takes to know that.
  var canHaveLabel: Bool {
    if isIOS { return node.isOn(.element) && !hasStopAbove }
    return node.flag(.clickable).isExported && node.flag(.hidden).isExported && !hasStopAbove
      // What lies in something that can be tapped or focused is spoken with it.
      && !node.ancestors.contains { above in
        [Property.clickable, .longClickable, .focusable, .screenReaderFocusable].contains(where: above.isOn)
      }
  }

  private var hasStopAbove: Bool { node.ancestors.contains { transcript.isStop($0.index) != .no } }

  /// What a text may be as well as a control.
  fileprivate func isStateOfText(_ property: Property) -> Bool {
    [.enabled, .visible, .element].contains(property) || (isIOS && property == .focusable)
  }
}
