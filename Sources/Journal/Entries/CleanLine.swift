import AccessibilityTree

/// One line of the log that no app can use to forge, hide or reorder what a reader of the journal sees.
///
/// What cannot be seen is written out by `CleanText`. Without this journalctl hides the whole line (“[65B blob data]”) or
/// shows two.
public enum CleanLine {
  /// Longer lines end in “…”, in bytes; `journalctl -o json` shows nothing for a field of more than 4,096.
  public static let limit = 4_000

  /// The text as one harmless line; the same text when it is one already.
  public static func of(_ text: String) -> String { of(text, atMost: limit) }

  /// The text as one harmless line of this many bytes of UTF-8 at most.
  static func of(_ text: String, atMost limit: Int) -> String {
    // Writing out makes text longer, never shorter, so the rest of a huge one need not be looked at.
    let isHuge = text.utf8.count > limit * 4
    let line = CleanText.line(isHuge ? String(text.unicodeScalars.prefix(limit)) : text)
    guard isHuge || line.utf8.count > limit else { return line }
    let mark = "…"
    var cut = String.UnicodeScalarView()
    var size = mark.utf8.count
    for scalar in line.unicodeScalars {
      size += UTF8.width(scalar)
      guard size <= limit else { break }
      cut.append(scalar)
    }
    return String(cut) + mark
  }
}
