import AccessibilityTree

/// One line of the log. No app can use it to forge, hide or reorder what people see in the journal.
///
/// `CleanText` writes out invisible characters. Otherwise journalctl hides the whole line (“[65B blob data]”) or shows
/// two lines.
public enum CleanLine {
  /// The longest line in bytes; longer ones are cut and end in “…”. `journalctl -o json` shows no field of more than
  /// 4,096 bytes.
  public static let limit = 4_000

  /// The text as one harmless line. A text that is already one is returned unchanged.
  public static func of(_ text: String) -> String { of(text, atMost: limit) }

  /// The text as one harmless line of at most this many bytes of UTF-8.
  static func of(_ text: String, atMost limit: Int) -> String {
    // Escaping makes text longer, never shorter, so the rest of a huge text need not be read.
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
