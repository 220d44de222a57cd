import AccessibilityTree
import Rules

/// What was done that led from one step to the next.
struct StepCause: Sendable {
  let action: UserAction
  private let target: Target

  /// How the step before finds what it was done to.
  private enum Target {
    /// As the capture names the node.
    case named(String)
    case node(Int)
    /// A key of which nobody says where it went: to what has the keyboard's focus.
    case focused
    /// A swipe of which nobody says where it began: at what has the screen reader's focus.
    case readerFocused
  }

  /// Nil where nobody says what was done, or where it takes a node and none is named.
  init?(_ action: UserAction?, _ node: String?) {
    guard let action, node != nil || action != .tap else { return nil }
    self.action = action
    target = node.map(Target.named) ?? (action.isKey ? .focused : .readerFocused)
  }

  /// What was done to this node of the step before; nil where it is not known which, or where rules do not ask about such
  /// an action.
  init?(_ action: UserAction?, at node: Int?) {
    guard let action, let node else { return nil }
    (self.action, target) = (action, .node(node))
  }

  /// The node of the step before on which it was done.
  func target(in before: Snapshot) -> Int? {
    switch target {
    case .named(let name): return before.node(named: name)
    case .node(let node): return node < before.count ? node : nil
    case .focused:
      guard before.carries(.inputFocused) else { return nil }
      // The innermost: some exporters call a focused view's parents focused too.
      return (0..<before.count).last { before[$0].isOn(.inputFocused) }
    case .readerFocused:
      guard before.carries(.screenReaderFocused) else { return nil }
      return (0..<before.count).last { before[$0].isOn(.screenReaderFocused) }
    }
  }
}
