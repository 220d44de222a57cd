import AccessibilityTree

/// App text for a place where it has to be short as well as clean.
enum CleanLine {
  /// The text on one line, cut to this many bytes of UTF-8; “…” says that it was cut.
  static func of(_ text: String, longest: Int) -> String {
    let line = CleanText.line(text)
    guard line.utf8.count > longest else { return line }
    let mark = "…"
    var cut = String.UnicodeScalarView()
    var size = mark.utf8.count
    for scalar in line.unicodeScalars {
      size += UTF8.width(scalar)
      guard size <= longest else { break }
      cut.append(scalar)
    }
    // A joiner at the end would join with what comes after the line; cleaning again writes it out.
    return CleanText.line(String(cut)) + mark
  }
}
