/// A sentence of a rule with placeholders.
package struct MessageTemplate: Hashable, Sendable {
  package var parts: [Part]

  package enum Part: Hashable, Sendable {
    case literal(String)
    case placeholder(Placeholder)
    /// The same for the node's counterpart in that step.
    case stepPlaceholder(StepName, Placeholder)
    case fact(Fact.ID)
  }

  /// A placeholder. The raw value is the name between the braces.
  package enum Placeholder: String, CaseIterable, Sendable {
    case name
    case heard
    case role
    case value
    case placeholder
    case label
    case text
    case identifier
    case nativeClass = "class"
    case heardPosition = "heard-position"
    /// What a text test of the expectation found.
    case match
    case visibleText = "visible-text"
    case screenReader = "screen-reader"
    /// Identifier, else path.
    case place
    /// The text on the other side of a `same-as`.
    case other
    /// The node with the screen reader's focus.
    case focus
    /// The node of the action that led to this step.
    case trigger
    /// How long after that action something was announced.
    case latency
    /// The next stop in swipe order.
    case next
  }

  /// The text as in the rule file, with these names for facts.
  package func source(factNames: [Fact.ID: String]) -> String {
    parts.map { part in
      switch part {
      case .literal(let text): text
      case .placeholder(let placeholder): "{\(placeholder.rawValue)}"
      case .stepPlaceholder(let step, let placeholder): "{\(step.rawValue).\(placeholder.rawValue)}"
      case .fact(let fact): "{\(factNames[fact] ?? "")}"
      }
    }.joined()
  }
}
