/// One line of text that no app can use to forge, hide or reorder what a reader of the journal sees.
///
/// Controls, line breaks, bidirectional overrides, everything that is invisible, and noncharacters are shown as their
/// code, such as `\u{202E}`. Without this journalctl hides the whole line (“[65B blob data]”) or shows two.
///
/// Source: docs/reliability.md, “What the reader of the journal sees”; Unicode, `Default_Ignorable_Code_Point`.
public enum CleanLine {
  /// Longer lines end in “…”, in bytes; journalctl cuts at 64 KiB, and nobody reads that far.
  public static let limit = 4_096

  /// The text as one harmless line; the same text when it is one already.
  public static func of(_ text: String) -> String {
    let isPlain = text.utf8.count <= limit && text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    if isPlain { return text }
    var line = ""
    for scalar in text.unicodeScalars {
      guard line.utf8.count < limit else { return line + "…" }
      if needsEscape(scalar) {
        line += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        line.unicodeScalars.append(scalar)
      }
    }
    return line
  }

  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse: return true
    default: break
    }
    // Variation selectors choose how an emoji looks; they are ignorable, and harmless.
    let isIgnorable = properties.isDefaultIgnorableCodePoint && !properties.isVariationSelector
    return isIgnorable || properties.isNoncharacterCodePoint
  }
}
