/// The class of a character for text tests. Common scripts are decided by range, because Unicode's tables cost fifty
/// times as much.
enum CharacterClass {
  /// A letter or digit of a script with spaces.
  case letter
  /// A letter of a script without spaces.
  case ideograph
  /// A mark that belongs to the letter before it.
  case mark
  /// A character that ends a piece: comma, full stop, colon, semicolon, bracket, long dash, line break.
  case separator
  case other

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: self = .letter
    case 0x0A, 0x0D, 0x28, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x5B, 0x5D: self = .separator
    case 0..<0x80: self = .other
    case 0xC0...0x24F where scalar.value != 0xD7 && scalar.value != 0xF7: self = .letter
    case 0x300...0x36F: self = .mark
    case 0x400...0x481, 0x48A...0x52F, 0x5D0...0x5EA, 0x620...0x64A: self = .letter
    case 0x2013, 0x2014, 0x3001, 0x3002, 0x3010, 0x3011, 0xFF08, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF61, 0xFF64,
      0x060C, 0x061B, 0x06D4:
      self = .separator
    case 0x3005...0x3007, 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF, 0x3400...0x4DBF,
      0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF66...0xFF9F, 0x20000...0x3FFFF:
      self = .ideograph
    case 0xAC00...0xD7A3: self = .letter
    case 0x2000...0x2BFF, 0x1F000...0x1FAFF: self = .other
    default: self = Self.asked(scalar)
    }
  }

  private static func asked(_ scalar: Unicode.Scalar) -> CharacterClass {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
      isSpaceless(scalar) ? .ideograph : .letter
    case .decimalNumber, .letterNumber, .otherNumber: .letter
    case .nonspacingMark, .spacingMark, .enclosingMark: .mark
    default: .other
    }
  }

  /// Thai, Lao, Myanmar, Khmer.
  private static func isSpaceless(_ scalar: Unicode.Scalar) -> Bool {
    [0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF].contains { $0.contains(scalar.value) }
  }

  /// Whether the character is punctuation at the edge of a word, by Unicode's P categories. So “+1” keeps its sign.
  static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x80: return isPunctuation(UInt8(truncatingIfNeeded: scalar.value))
    case _ where isPlainLetter(scalar): return false
    default: break
    }
    return switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      true
    default: false
    }
  }

  /// Whether a range tells that a character beyond ASCII is a letter that belongs to no character before it, or one of the
  /// signs among those letters that are no punctuation either.
  static func isPlainLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xC0...0x24F, 0x400...0x481, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
    default: false
    }
  }

  /// Whether a range tells that a character beyond ASCII is a letter, and that it belongs to no space before it.
  static func isFirstLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xD7, 0xF7: false
    case 0x391...0x3A1, 0x3B1...0x3C9, 0x5D0...0x5EA, 0x620...0x64A, 0x904...0x939, 0xE01...0xE30: true
    default: isPlainLetter(scalar)
    }
  }

  /// Whether an ASCII byte is punctuation at the edge of a word: all but letters, digits, white space, controls and $ + < = > ^ ` | ~.
  static func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21...0x23, 0x25...0x2A, 0x2C...0x2F, 0x3A, 0x3B, 0x3F, 0x40, 0x5B...0x5D, 0x5F, 0x7B, 0x7D: true
    default: false
    }
  }

  /// Unicode's white space, all of it: to ask a table costs fifty times as much.
  static func isWhiteSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0x09...0x0D: true
    case 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether a byte is a letter or digit of ASCII.
  @inline(__always)
  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 }

  /// The classes `letter` and `separator` of an ASCII byte in lower case.
  static func isLowerLetter(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 || byte &- 0x30 < 10 }
  static func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x0A, 0x0D, 0x28, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x5B, 0x5D: true
    default: false
    }
  }

  static func lowercase(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

  /// The small letter of a character beyond ASCII, as far as a range tells.
  enum SmallLetter {
    case same
    /// Its two bytes of UTF-8.
    case ofTwoBytes(UInt8, UInt8)
    case unknown
  }

  /// The small letter of a character beyond ASCII. Latin-1, Cyrillic and the scripts without capitals have shortcuts.
  @inline(__always)
  static func smallLetter(of scalar: Unicode.Scalar) -> SmallLetter {
    switch scalar.value {
    case 0xC0...0xDE where scalar.value != 0xD7, 0x410...0x42F:
      let small = scalar.value + 0x20
      return .ofTwoBytes(
        UInt8(truncatingIfNeeded: 0xC0 | small >> 6), UInt8(truncatingIfNeeded: 0x80 | small & 0x3F))
    case 0xD7, 0xDF...0xFF, 0x430...0x45F, 0x5D0...0x64A, 0x3000...0xD7FF: return .same
    default: return .unknown
    }
  }

  /// Appends the small letter.
  static func appendLowercase(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    if scalar.value < 0x80 {
      bytes.append(lowercase(UInt8(truncatingIfNeeded: scalar.value)))
      return
    }
    switch smallLetter(of: scalar) {
    case .same: appendUTF8(scalar.value, to: &bytes)
    case .ofTwoBytes(let first, let second):
      bytes.append(first)
      bytes.append(second)
    case .unknown: bytes.append(contentsOf: scalar.properties.lowercaseMapping.utf8)
    }
  }

  /// Encodes a character of two or three bytes by hand, because the library's encoder costs ten times as much.
  private static func appendUTF8(_ value: UInt32, to bytes: inout [UInt8]) {
    if value < 0x800 {
      bytes.append(UInt8(truncatingIfNeeded: 0xC0 | value >> 6))
    } else {
      bytes.append(UInt8(truncatingIfNeeded: 0xE0 | value >> 12))
      bytes.append(UInt8(truncatingIfNeeded: 0x80 | value >> 6 & 0x3F))
    }
    bytes.append(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
  }
}
