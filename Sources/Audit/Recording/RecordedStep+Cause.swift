import AccessibilityTree
import Rules

/// What led to a step.
extension RecordedStep {
  /// The types of events that a person causes.
  private static let actions: Set<String> = ["tap", "click", "key", "activate", "doubleTap"]

  /// What was done on the step before: as the capture says, else the last such event; nil where neither tells what, or
  /// where it names no node for what needs one.
  var cause: StepCause? {
    if let logged { return logged.cause }
    if let written = meta.triggerAction { return StepCause(UserAction(written: written), meta.triggerNode) }
    return lastAction.flatMap { event in
      StepCause(UserAction(written: event.type == "key" ? event.text ?? "" : event.type), event.node)
    }
  }

  private var lastAction: Event? { snapshot.events.value?.last { Self.actions.contains($0.type) } }

  /// When it was done; nil where nobody says.
  var causedAt: Timestamp? {
    let at = logged.map { $0.at } ?? meta.triggerAt ?? lastAction?.at
    return at.flatMap(Timestamp.init)
  }
}
