public import AccessibilityTree

/// One screen reader: the platform that it belongs to, where it stops, in which order, and what it says there.
///
/// A new one is a folder of its own beside `VoiceOver` and `TalkBack`, and a case of `KnownScreenReader`.
public protocol ScreenReader: Sendable {
  /// As people write it: “VoiceOver”, “TalkBack”.
  var name: String { get }
  /// It speaks exports of this platform, and no others.
  var platform: Platform { get }
  /// The version that is imitated, such as “15.1”.
  var imitates: String { get }
  /// Whether its own words are known in a language, by BCP 47 tag; else it is imitated in English words.
  func hasWords(for language: String) -> Bool
  /// Everything that a person hears who swipes through the screen once.
  func transcript(of snapshot: Snapshot) -> Transcript
  /// What it says without a move of the focus when something in this live region changes.
  func announcement(ofRegion node: Int, in snapshot: Snapshot) -> Utterance
}

extension ScreenReader {
  /// Nothing: the platform has no live regions.
  public func announcement(ofRegion node: Int, in snapshot: Snapshot) -> Utterance { Utterance(fragments: []) }
}
