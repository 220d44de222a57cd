import AccessibilityTree

/// What a session came to, for its last line.
struct SessionCounts: Equatable, CustomStringConvertible, Sendable {
  var actions = 0
  var captures = 0
  var unsettled = 0
  var failed = 0
  /// Actions on an element or a point of which no one node is known.
  var unplaced = 0

  /// After so many failures in a row, the next would only cost the test more time.
  static let mostFailures = 3

  var description: String {
    var parts = [Counted.things(actions, "action"), Counted.things(captures, "capture")]
    if unsettled > 0 { parts.append("\(unsettled) of a screen that was still changing") }
    if failed > 0 { parts.append("\(Counted.things(failed, "capture")) failed") }
    if unplaced > 0 { parts.append("\(Counted.things(unplaced, "action")) on an unknown element") }
    return parts.joined(separator: ", ")
  }
}
