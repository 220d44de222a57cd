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
    if let written = meta.triggerAction {
      if let action = UserAction(written: written) { return StepCause(action, meta.triggerNode) }
      // “key” alone: the event says which.
      guard written.lowercased().hasPrefix("key"), let key = lastKey else { return nil }
      return StepCause(UserAction(written: key.text ?? ""), meta.triggerNode ?? key.node)
    }
    return lastAction.flatMap { event in
      StepCause(UserAction(written: event.type == "key" ? event.text ?? "" : event.type), event.node)
    }
  }

  /// The types of events that come without anybody.
  private static let passive: Set<String> = ["contentChanged", "announcement"]

  /// Whether nothing was done on the step before: as the capture says, else as its events tell.
  ///
  /// Android sends an event for each tap, scroll, key and move of the focus, so changes alone came by themselves. iOS sends
  /// none for taps.
  var isUntouched: Bool {
    if logged != nil { return false }
    if let written = meta.triggerAction { return UserAction.isWaiting(written: written) }
    guard meta.platform == .android, let events = snapshot.events.value, !events.isEmpty else { return false }
    return events.allSatisfy { Self.passive.contains($0.type) }
  }

  private var lastKey: Event? { snapshot.events.value?.last { $0.type == "key" } }

  private var lastAction: Event? { snapshot.events.value?.last { Self.actions.contains($0.type) } }

  /// When it was done; nil where nobody says.
  var causedAt: Timestamp? {
    let at = logged.map { $0.at } ?? meta.triggerAt ?? lastAction?.at
    return at.flatMap(Timestamp.init)
  }
}
