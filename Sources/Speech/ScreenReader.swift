public import AccessibilityTree

/// One screen reader: where it stops, in which order, and what it says there.
public protocol ScreenReader: Sendable {
  /// As people write it: “VoiceOver”, “TalkBack”.
  var name: String { get }
  /// The version that is imitated, such as “15.1”.
  var imitates: String { get }
  /// Everything that a person hears who swipes through the screen once.
  func transcript(of snapshot: Snapshot) -> Transcript
}
