import AccessibilityTree

/// Text for a catalog file: clean lines that a terminal shows whole and that systemd's parser reads as text.
enum CatalogText {
  /// journalctl puts three columns before each line.
  private static let columns = 76

  /// Wraps the text between words.
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

  /// Protects a line that begins with `#` or `;`, which would be a comment, or with `-- `, which would start the next
  /// message.
  private static func harmless(_ line: String) -> String {
    guard let first = line.first, "#;-".contains(first) else { return line }
    return " " + line
  }
}
