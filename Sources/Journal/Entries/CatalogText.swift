import AccessibilityTree

/// Text as it may stand in a catalog file: clean lines that a terminal shows whole and systemd's parser takes as text.
enum CatalogText {
  /// journalctl puts three columns before each line.
  private static let columns = 76

  /// The text wrapped between words.
  static func paragraph(_ text: String) -> String {
    var lines: [String] = []
    var line = ""
    for word in CleanText.line(text.split(whereSeparator: \.isWhitespace).joined(separator: " ")).split(separator: " ")
    {
      if !line.isEmpty, line.count + 1 + word.count > columns {
        lines.append(line)
        line = String(word)
      } else {
        line += line.isEmpty ? String(word) : " " + word
      }
    }
    return (lines + [line]).map(harmless).joined(separator: "\n")
  }

  /// A line that begins with `#` or `;` would be a comment, one with `-- ` the next message.
  private static func harmless(_ line: String) -> String {
    guard let first = line.first, "#;-".contains(first) else { return line }
    return " " + line
  }
}
