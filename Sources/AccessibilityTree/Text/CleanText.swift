/// Text of an app as one line that a person can trust, with invisible characters written out.
///
/// A name may include a line feed that starts a forged line, an override that shows the rest of the line backwards, or
/// an invisible character. Each of them is shown as Swift writes it, `\n` or `\u{202E}`. Everything else stays.
///
/// Invisible characters that languages and emoji need stay too: joiners in scripts that join, one variation selector
/// after the character it varies, flags of regions, and as many marks on a letter as any orthography has.
///
/// Source: Unicode Standard, section 23.2; UTS #55, section 3; UAX #9, section 2; UTS #39, section 5.4; UTS #51, ED-14c.
public enum CleanText {
  /// The text on one line.
  public static func line(_ text: String) -> String {
    if isPlain(text) { return text }
    var line = ""
    line.reserveCapacity(text.utf8.count + 16)
    var previous: Unicode.Scalar?
    var marks = 0
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      // Nearly all characters are plain, and looking up Unicode properties is the slowest part.
      if isPlain(scalar) {
        line.unicodeScalars.append(scalar)
        (previous, marks) = (scalar, 0)
        continue
      }
      if scalar == "\u{1F3F4}", let region = RegionalFlag.region(in: rest) {
        line.unicodeScalars.append(scalar)
        line.unicodeScalars.append(contentsOf: region)
        rest = rest[region.endIndex...]
        (previous, marks) = (nil, 0)
        continue
      }
      marks = isStacked(scalar) ? marks + 1 : 0
      if marks <= markLimit, isSeen(scalar, after: previous, before: rest.first) {
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

  /// A name of the file system on one line: bytes that are not UTF-8 are shown as `\xFF`, so that two names stay different.
  public static func line(bytes: some Swift.Collection<UInt8>) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return line(text) }
    var line = ""
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let length = validPrefix(of: rest)
      line += Self.line(String(decoding: rest.prefix(length), as: UTF8.self))
      rest = rest.dropFirst(length)
      guard let byte = rest.popFirst() else { break }
      line += (byte < 0x10 ? "\\x0" : "\\x") + String(byte, radix: 16, uppercase: true)
    }
    return line
  }

  /// The number of bytes before the first that is not part of a character.
  private static func validPrefix(of bytes: ArraySlice<UInt8>) -> Int {
    var parser = UTF8.ForwardParser()
    var input = bytes.makeIterator()
    var length = 0
    while case .valid(let encoded) = parser.parseScalar(from: &input) { length += encoded.count }
    return length
  }

  /// Whether it is made of printable ASCII, quotation marks, dashes and ellipses only, as most of our own sentences are.
  private static func isPlain(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var at = 0
      while at < bytes.count {
        if bytes[at] >= 0x20, bytes[at] < 0x7F {
          at += 1
        } else if at + 3 <= bytes.count, bytes[at] == 0xE2, bytes[at + 1] == 0x80,
          (0x93...0x9F).contains(bytes[at + 2]) || bytes[at + 2] == 0xA6
        {
          // U+2013 to U+201F, U+2026.
          at += 3
        } else {
          return false
        }
      }
      return true
    }
  }

  /// Whether it is printable ASCII or a quotation mark, dash or ellipsis.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0x2013...0x201F, 0x2026: true
    default: false
    }
  }

  /// Whether the character can be written in a line unchanged, in any place.
  ///
  /// Also false for joiners, which `line(_:)` keeps in scripts and emoji that need them.
  public static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value >= 0x20 && scalar.value < 0x7F { return true }
    let properties = scalar.properties
    switch properties.generalCategory {
    // A private-use character is a glyph of the app's own font; elsewhere it is an empty box.
    case .control, .lineSeparator, .paragraphSeparator, .privateUse: return false
    // Arabic's number signs are format characters that are visible, so the category alone is not enough.
    case .format where invisibleFormat.contains(scalar.value): return false
    default: break
    }
    if properties.isVariationSelector { return true }
    return !properties.isDefaultIgnorableCodePoint && !properties.isNoncharacterCodePoint
  }

  /// Interlinear annotation: format characters that are invisible although they are not ignorable by default.
  private static let invisibleFormat: ClosedRange<UInt32> = 0xFFF9...0xFFFB

  /// The most marks on one character; more would cover the lines above and below. UTS #39 suggests 4; Tibetan and
  /// Biblical Hebrew have up to 8.
  private static let markLimit = 8

  private static func isSeen(
    _ scalar: Unicode.Scalar, after previous: Unicode.Scalar?, before next: Unicode.Scalar?
  ) -> Bool {
    switch scalar {
    case "\u{200C}", "\u{200D}":
      guard let previous else { return false }
      if joins(previous), previous.properties.isAlphabetic || isMark(previous) { return true }
      return scalar == "\u{200D}" && isEmojiPart(previous) && next.map(isEmojiPart) == true
    case _ where scalar.properties.isVariationSelector:
      return previous.map { varies($0, scalar) } ?? false
    default:
      return isSeen(scalar)
    }
  }

  /// Whether the selector chooses a form of this character. A second selector, or one without a character, only hides
  /// data.
  private static func varies(_ base: Unicode.Scalar, _ selector: Unicode.Scalar) -> Bool {
    if base.properties.isVariationSelector || base == " " || base == "\u{200D}" { return false }
    switch selector.value {
    case 0xFE00...0xFE0F: return true
    case 0xE0100...0xE01EF: return base.properties.isIdeographic
    default: return (0x1800...0x18AF).contains(base.value)
    }
  }

  /// Whether the script uses joiners: Arabic to Mongolian, the later scripts of India and Java, Rohingya and Adlam.
  private static func joins(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0600..<0x1E00, 0xA800..<0xAC00, 0x10A00..<0x12000, 0x1E900..<0x1E960: true
    default: false
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .spacingMark || isStacked(scalar)
  }

  /// Whether it is drawn above, below or around the character before it.
  private static func isStacked(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: !scalar.properties.isVariationSelector
    default: false
    }
  }

  private static func isEmojiPart(_ scalar: Unicode.Scalar) -> Bool {
    // Digits have the emoji property because of key caps.
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
