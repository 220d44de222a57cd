import AccessibilityTree

/// A line of `adb shell uiautomator events`: an event as an app sent it.
///
/// Source: AOSP EventsCommand.java; AccessibilityEvent.toString and AccessibilityRecord.appendTo of API 14 to 36. There is
/// no identifier and no place in it, and its texts are not escaped.
struct UiAutomatorEvent {
  let happening: LogEntry.Happening
  /// Seconds since the device started.
  let uptime: Double?

  /// What became of a line.
  enum Reading {
    case event(UiAutomatorEvent)
    /// A text has a line break: the next line goes on with it.
    case unfinished
  }

  /// - Parameter message: the line without its time. Nil for a line about something else.
  static func read(_ message: Substring) -> Reading? {
    guard message.hasPrefix("EventType: TYPE_") else { return nil }
    guard message.contains("recordCount: ") else { return .unfinished }
    return .event(UiAutomatorEvent(message))
  }

  private init(_ message: Substring) {
    let fields = LoggedFields(message)
    uptime = fields["EventTime"].flatMap(Double.init).map { $0 / 1_000 }
    let text = Self.text(message)
    switch fields["EventType"] {
    case "TYPE_ANNOUNCEMENT", "TYPE_NOTIFICATION_STATE_CHANGED":
      happening = .announced(text ?? fields["ContentDescription"])
    case "TYPE_WINDOW_STATE_CHANGED": happening = .titled(text ?? fields["ContentDescription"])
    case "TYPE_WINDOW_CONTENT_CHANGED": happening = .changed
    case "TYPE_VIEW_CLICKED":
      var target = ScreenAction.Target()
      target.nativeClass = fields["ClassName"]
      target.text = text
      target.label = fields["ContentDescription"]
      happening = .tapped(target)
    default: happening = .spoke
    }
  }

  /// `Text: [DEF, 3]; ContentDescription`: what Android writes of a list does not tell a comma from the next text.
  private static func text(_ message: Substring) -> String? {
    guard let begin = message.firstRange(of: " Text: [")?.upperBound,
      let end = message[begin...].firstRange(of: "]; ContentDescription: ")?.lowerBound, begin < end
    else { return nil }
    return String(message[begin..<end])
  }
}
