import AccessibilityTree
import Rules

/// What was done that led from one step to the next.
struct StepCause {
  let action: UserAction
  /// As the capture names the node; nil for a key of which it names none.
  private let node: String?

  /// Nil where nobody says what was done, or where it takes a node and none is named.
  init?(_ action: UserAction?, _ node: String?) {
    guard let action, node != nil || action.isKey else { return nil }
    (self.action, self.node) = (action, node)
  }

  /// The node of the step before on which it was done: a key that names none goes to what has the keyboard's focus.
  func target(in before: Snapshot) -> Int? {
    if let node { return before.node(named: node) }
    guard before.carries(.inputFocused) else { return nil }
    // The innermost: some exporters call a focused view's parents focused too.
    return (0..<before.count).last { before[$0].isOn(.inputFocused) }
  }
}
