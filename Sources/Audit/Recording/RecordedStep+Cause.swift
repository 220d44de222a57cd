import AccessibilityTree
import Rules

/// What led to a step.
extension RecordedStep {
  /// The types of events that a person causes.
  private static let actions: Set<String> = ["tap", "click", "key", "activate", "doubleTap"]

  /// What was done and on which node of the step before: as the capture says, else the last such event; nil where neither
  /// names a node.
  var cause: (action: UserAction, node: String)? {
    if let written = meta.triggerAction, let action = UserAction(written: written), let node = meta.triggerNode {
      return (action, node)
    }
    guard meta.triggerAction == nil, let event = lastAction, let node = event.node,
      let action = UserAction(written: event.type == "key" ? event.text ?? "" : event.type)
    else { return nil }
    return (action, node)
  }

  private var lastAction: Event? { snapshot.events.value?.last { Self.actions.contains($0.type) } }

  /// When it was done; nil where nobody says.
  var causedAt: Timestamp? { (meta.triggerAt ?? lastAction?.at).flatMap(Timestamp.init) }
}
