public import AccessibilityTree

/// A screen reader: its platform, where it stops, in which order, and what it says there.
///
/// A new one is a folder of its own beside `VoiceOver` and `TalkBack`, and a case of `KnownScreenReader`.
public protocol ScreenReader: Sendable {
  /// The name as people write it: “VoiceOver”, “TalkBack”.
  var name: String { get }
  /// The platform whose exports it speaks.
  var platform: Platform { get }
  /// The version that is imitated, such as “15.1”.
  var imitates: String { get }
  /// Whether a11yd has its words in a language, by BCP 47 tag; else it is imitated in English words.
  func hasWords(for language: String) -> Bool
  /// Everything that people hear when they swipe through the screen once.
  func transcript(of snapshot: Snapshot) -> Transcript
  /// What it says when something in this live region changes, without a move of the focus.
  func announcement(ofRegion node: Int, in snapshot: Snapshot) -> Utterance
}

extension ScreenReader {
  /// By default nothing, because the platform has no live regions.
  public func announcement(ofRegion node: Int, in snapshot: Snapshot) -> Utterance { Utterance(fragments: []) }
}
