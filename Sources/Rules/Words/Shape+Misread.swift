/// Texts that were read in another encoding than they were written in.
extension Shape {
  /// Whether a text is UTF-8 that was read as Windows-1252 or ISO 8859-1 (“CafÃ©”, “à¸›à¸¸à¹ˆà¸¡”), or has the sign for a
  /// character that could not be read.
  ///
  /// People write two such characters beside each other, too (“CAFÉ’S”, “« café »”), so one pair counts only where nobody does.
  static func isMisread(_ text: String) -> Bool {
    guard ShapeSet.mayBeMisread(text), text.utf8.count < 2000 else { return false }
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      if scalar == "\u{FFFD}" { return true }
      // Characters that are neither there nor here, such as real Thai beside it: no text that was misread as a whole.
      guard let byte = byte(of: scalar) else { return false }
      bytes.append(byte)
    }
    var (read, stray, place) = (0, 0, 0)
    while place < bytes.count {
      let byte = bytes[place]
      let length = characterLength(byte)
      let rest = bytes[(place + 1)...].prefix(length - 1)
      if length > 1, rest.count == length - 1, rest.allSatisfy({ $0 & 0xC0 == 0x80 }) {
        if !isWritten(byte, rest) { read += 1 }
        place += length
      } else {
        if byte >= 0x80 { stray += 1 }
        place += 1
      }
    }
    return read > stray
  }

  /// How many bytes a character has that begins with this one; 1 for what begins none of an alphabet.
  private static func characterLength(_ byte: UInt8) -> Int {
    switch byte {
    case 0xC2...0xC5, 0xCE...0xD1, 0xD7...0xD9: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  /// Whether people write so: a letter before an apostrophe, a quotation mark, a dash, dots or a sign, or before the space
  /// of a French quotation mark.
  private static func isWritten(_ first: UInt8, _ rest: ArraySlice<UInt8>) -> Bool {
    guard let second = rest.first else { return true }
    if rest.count > 1 { return second == 0xA0 || rest.allSatisfy(marks.contains) }
    return first > 0xC3 && marks.contains(second)
  }

  /// ’ ” … – — ™ ® ° » and the space that does not break.
  private static let marks: Set<UInt8> = [0x85, 0x92, 0x94, 0x96, 0x97, 0x99, 0xA0, 0xAE, 0xB0, 0xBB]

  /// The byte that Windows-1252 has for a character, or ISO 8859-1 for one that Windows does not have.
  private static func byte(of scalar: Unicode.Scalar) -> UInt8? {
    scalar.value < 0x100 ? UInt8(scalar.value) : windows[scalar]
  }

  private static let windows: [Unicode.Scalar: UInt8] = [
    "€": 0x80, "‚": 0x82, "ƒ": 0x83, "„": 0x84, "…": 0x85, "†": 0x86, "‡": 0x87, "ˆ": 0x88, "‰": 0x89, "Š": 0x8A,
    "‹": 0x8B,
    "Œ": 0x8C, "Ž": 0x8E, "‘": 0x91, "’": 0x92, "“": 0x93, "”": 0x94, "•": 0x95, "–": 0x96, "—": 0x97, "˜": 0x98,
    "™": 0x99,
    "š": 0x9A, "›": 0x9B, "œ": 0x9C, "ž": 0x9E, "Ÿ": 0x9F,
  ]
}
