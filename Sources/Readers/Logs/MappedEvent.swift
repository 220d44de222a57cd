import AccessibilityTree

/// What TalkBack writes before it maps an event to feedback, at its log level VERBOSE: the event, and the node that it came
/// from.
///
/// Source: google/talkback Mappers.java (since May 2021); AccessibilityEvent.toString; androidx.core
/// AccessibilityNodeInfoCompat.toString.
struct MappedEvent {
  /// Such as `TYPE_VIEW_ACCESSIBILITY_FOCUSED`.
  let event: String
  /// Seconds since the device started.
  let uptime: Double
  /// Nil where TalkBack did not ask for the node.
  let target: ScreenAction.Target?

  /// Nil for a message about something else.
  init?(_ message: Substring) {
    guard let begin = message.firstRange(of: "mapToFeedback() "),
      let start = message[begin.upperBound...].firstRange(of: " event=")?.upperBound
    else { return nil }
    let node = message[start...].ranges(of: " eventSourceNode=").last
    let fields = LoggedFields(message[start..<(node?.lowerBound ?? message.endIndex)])
    guard let event = fields["EventType"], let uptime = fields["EventTime"].flatMap(Double.init) else { return nil }
    (self.event, self.uptime) = (event, uptime / 1_000)
    target = node.flatMap { Self.target(message[$0.upperBound...]) }
  }

  private static func target(_ node: Substring) -> ScreenAction.Target? {
    guard !node.hasPrefix("null") else { return nil }
    let fields = LoggedFields(node)
    var target = ScreenAction.Target()
    target.nativeClass = fields["className"]
    target.identifier = fields["viewIdResName"]
    target.text = fields["text"]
    target.label = fields["contentDescription"]
    target.bounds = fields["boundsInScreen"].flatMap(bounds)
    return target == ScreenAction.Target() ? nil : target
  }

  /// `Rect(0, 84 - 1080, 210)`.
  private static func bounds(_ text: String) -> Rect? {
    guard let match = text.wholeMatch(of: /Rect\((-?\d+), (-?\d+) - (-?\d+), (-?\d+)\)/),
      let left = Float(match.1), let top = Float(match.2), let right = Float(match.3), let bottom = Float(match.4)
    else { return nil }
    return Rect(left: left, top: top, right: right, bottom: bottom)
  }
}
