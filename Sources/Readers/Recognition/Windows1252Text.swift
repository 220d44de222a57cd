/// Converts windows-1252, which includes ISO-8859-1 and ASCII.
///
/// Source: WHATWG Encoding, “windows-1252”: text that is labelled ISO-8859-1 is windows-1252.
enum Windows1252Text {
  /// The names under which it is declared, in lower case.
  static let names: Set<String> = [
    "ascii", "cp1252", "iso-8859-1", "iso8859-1", "iso_8859-1", "l1", "latin1", "us-ascii", "windows-1252",
  ]

  /// The same text in UTF-8.
  static func utf8(of bytes: UnsafeRawBufferPointer) -> DocumentText {
    // A character of this encoding has at most three bytes in UTF-8, and unused room costs nothing.
    let text = PaddedBytes(capacity: bytes.count * 3) { room in
      var count = 0
      for byte in bytes {
        for unit in UTF8.encode(scalar(of: byte)) ?? UTF8.encodedReplacementCharacter {
          room[count] = unit
          count += 1
        }
      }
      return count
    }
    return DocumentText(text)
  }

  private static func scalar(of byte: UInt8) -> Unicode.Scalar {
    (0x80...0x9F).contains(byte) ? upper[Int(byte) - 0x80] : Unicode.Scalar(byte)
  }

  /// From 0x80 to 0x9F; the five that are not assigned stay control characters.
  private static let upper = Array(
    "\u{20AC}\u{81}\u{201A}\u{192}\u{201E}\u{2026}\u{2020}\u{2021}\u{2C6}\u{2030}\u{160}\u{2039}\u{152}\u{8D}\u{17D}\u{8F}\u{90}\u{2018}\u{2019}\u{201C}\u{201D}\u{2022}\u{2013}\u{2014}\u{2DC}\u{2122}\u{161}\u{203A}\u{153}\u{9D}\u{17E}\u{178}"
      .unicodeScalars)
}
