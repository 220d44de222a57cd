extension StringProtocol {
  /// How many terminal columns the text takes. Wide characters and emoji take two.
  ///
  /// Source: UAX #11, East Asian Width; combining characters belong to the character before them and take none.
  var displayWidth: Int {
    if utf8.allSatisfy({ $0 < 0x80 }) { return utf8.count }
    return reduce(0) { $0 + $1.displayWidth }
  }
}

extension Character {
  fileprivate var displayWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if Self.wide.contains(where: { $0.contains(first.value) }) { return 2 }
    if first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") { return 2 }
    return 1
  }

  /// The whole blocks of East Asian Width W and F: Hangul, kana, Han and their punctuation, full-width forms.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
    0x17000...0x18DFF, 0x1B000...0x1B2FF, 0x20000...0x3FFFD,
  ]
}
