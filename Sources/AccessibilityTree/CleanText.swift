/// Text of an app as one line that a person can trust: what cannot be seen is written out.
///
/// A name may hold a line feed that starts a forged line, an override that shows the rest of the line backwards, or a
/// character that draws nothing. Each of them stands as Swift writes it, `\n` or `\u{202E}`; everything else is untouched.
///
/// Source: Unicode Standard, section 23.2; UTS #55, section 3; UAX #9, section 2.
public enum CleanText {
  /// The text on one line.
  public static func line(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    var line = ""
    line.reserveCapacity(text.utf8.count + 16)
    var previous: Unicode.Scalar?
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if isSeen(scalar, after: previous, before: rest.first) {
        line.unicodeScalars.append(scalar)
        previous = scalar
      } else {
        line += written(scalar)
        // Nothing joins across what was written out.
        previous = nil
      }
    }
    return line
  }

  /// Whether the character may stand in a line as it is, wherever it stands.
  ///
  /// False for the joiners too, which `line(_:)` keeps in the scripts and emoji that need them.
  public static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value >= 0x20 && scalar.value < 0x7F { return true }
    let properties = scalar.properties
    switch properties.generalCategory {
    // A private-use character is a glyph of the app's own font; elsewhere it is an empty box.
    case .control, .lineSeparator, .paragraphSeparator, .privateUse: return false
    // Arabic's number signs are format characters that draw something, so the category alone will not do.
    case .format where invisibleFormat.contains(scalar.value): return false
    default: break
    }
    if properties.isVariationSelector { return true }
    return !properties.isDefaultIgnorableCodePoint && !properties.isNoncharacterCodePoint
  }

  /// Interlinear annotation: format characters that are not ignorable by default and draw nothing all the same.
  private static let invisibleFormat: ClosedRange<UInt32> = 0xFFF9...0xFFFB

  private static func isSeen(
    _ scalar: Unicode.Scalar, after previous: Unicode.Scalar?, before next: Unicode.Scalar?
  ) -> Bool {
    guard let previous else { return isSeen(scalar) }
    switch scalar {
    case "\u{200C}", "\u{200D}":
      if joiningScripts.contains(previous.value), previous.properties.isAlphabetic || isMark(previous) { return true }
      return scalar == "\u{200D}" && isEmojiPart(previous) && next.map(isEmojiPart) == true
    case "\u{E0020}"..."\u{E007F}":
      // The flags of England, Scotland and Wales: a black flag, then its region in tag characters.
      return previous == "\u{1F3F4}" || ("\u{E0020}"..."\u{E007E}").contains(previous)
    default:
      return isSeen(scalar)
    }
  }

  /// Arabic to Mongolian: where a joiner decides how letters are written.
  private static let joiningScripts: Range<UInt32> = 0x0600..<0x1E00

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark: true
    default: false
    }
  }

  private static func isEmojiPart(_ scalar: Unicode.Scalar) -> Bool {
    // Digits are emoji by property, for the sake of key caps.
    scalar == "\u{FE0F}" || (scalar.value > 0xFF && scalar.properties.isEmoji)
  }

  private static func written(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }
}
