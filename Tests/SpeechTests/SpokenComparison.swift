@testable import Speech

/// An utterance as a set of normalised pieces, to compare speech with the examples of criteria documents and recordings.
///
/// The documents say that “announcement order can vary”, and they differ in words that mean the same, so order, case,
/// punctuation and number words do not count, *dimmed* is *disabled*, and one phrase about activating is as good as
/// another. What a screen reader adds about the list around a stop is left out.
///
/// Source: magentaA11y, native/controls/segmented-control, Announcement examples.
struct SpokenComparison: Hashable, Sendable {
  let pieces: Set<String>

  /// The pieces of a sentence such as “Label, dimmed, button.”
  init(_ sentence: String) {
    pieces = Set(sentence.split { ",.:;()".contains($0) }.compactMap { Self.normalised(String($0)) })
  }

  /// The pieces of an utterance, hints included.
  init(_ utterance: Utterance) {
    self.init(utterance.fragments.map(\.text).joined(separator: ", "))
  }

  /// Whether everything of this sentence is heard in the other.
  func isHeard(in other: SpokenComparison) -> Bool { pieces.isSubset(of: other.pieces) }

  private static let synonyms: [String: String] = [
    "dimmed": "disabled", "checkbox": "check box", "dropdown list": "drop down list",
  ]

  /// Source: google/talkback, the usage hints of its roles.
  private static let activations: Set<String> = ["activate", "select", "toggle", "open link", "change"]

  /// What VoiceOver and TalkBack say of something adjustable, and how the criteria shorten it.
  private static let adjustments: Set<String> = [
    "swipe up or down with 1 finger to adjust the value", "swipe up or down to adjust the value",
    "swipe up or swipe down to adjust",
  ]

  private static func normalised(_ piece: String) -> String? {
    let plain = piece.lowercased().filter { !"\"“”„‘’".contains($0) }.map { $0 == "-" ? " " : String($0) }.joined()
    var words = plain.split { $0.isWhitespace }.map {
      HeardPosition.numberWords[String($0)].map(String.init) ?? String($0)
    }
    // Speech to text hears “in list” as “enlist”.
    if words.first == "enlist" { words.replaceSubrange(0...0, with: ["in", "list"]) }
    if words.starts(with: ["in", "list"]) || words.starts(with: ["in", "grid"]) { words.removeFirst(2) }
    let text = words.joined(separator: " ")
    if text.isEmpty || isNoise(words) { return nil }
    if adjustments.contains(text) { return "swipe up or down" }
    let prefix = "double tap to "
    if text.hasPrefix(prefix), activations.contains(String(text.dropFirst(prefix.count))) { return "double tap" }
    return synonyms[text] ?? text
  }

  private static func isNoise(_ words: [String]) -> Bool {
    if words.starts(with: ["actions", "available"]) || words.starts(with: ["out", "of", "list"])
      || words.starts(with: ["out", "of", "grid"])
    {
      return true
    }
    if words.starts(with: ["use", "tap", "with"]) { return true }
    return words.count == 2 && Int(words[0]) != nil && ["items", "rows", "columns"].contains(words[1])
  }
}
