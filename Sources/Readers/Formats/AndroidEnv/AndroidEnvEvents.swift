import AccessibilityTree

/// The events that android_env's forwarder sends: each a map from text to text, bare or below `event`.
///
/// Source: google-deepmind/android_env AccessibilityForwarder.kt, logExtrasForEvent; a11y.proto, EventRequest.
enum AndroidEnvEvents {
  /// Reads the list that the cursor has returned but not entered.
  static func read(_ json: inout JSONCursor) throws(ReadFault) -> [Event] {
    var events: [Event] = []
    try json.enter()
    while let item = try json.next() {
      guard item.isObject else { continue }
      var event = Event(type: "")
      try readMembers(&json, into: &event)
      if !event.type.isEmpty { events.append(event) }
    }
    return events
  }

  private static func readMembers(_ json: inout JSONCursor, into event: inout Event) throws(ReadFault) {
    try json.enter()
    while let member = try json.next() {
      switch member.keyText {
      case "event" where member.isObject: try readMembers(&json, into: &event)
      case "event_type": event.type = member.string.map { types[$0] ?? $0 } ?? ""
      case "event_text": event.text = member.string
      case "view_id": event.node = member.string
      // Milliseconds since the device started, not a time of day.
      case "event_timestamp_ms": break
      default: break
      }
    }
  }

  /// Android's names → ours. Input focus is not the screen reader's focus, so it keeps its name.
  private static let types = [
    "TYPE_ANNOUNCEMENT": "announcement", "TYPE_WINDOW_STATE_CHANGED": "windowState",
    "TYPE_WINDOW_CONTENT_CHANGED": "contentChanged", "TYPE_VIEW_ACCESSIBILITY_FOCUSED": "focus",
    "TYPE_VIEW_CLICKED": "tap",
  ]
}
