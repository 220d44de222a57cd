/// Dots at the end of a text that did not fit.
extension Shape {
  static func isCutOff(_ text: String) -> Bool {
    var bytes = text
    if bytes.withUTF8(endsInDotsAfterWords) { return true }
    guard bytes.withUTF8(holdsDots) else { return false }
    let text = text.drop { $0.isWhitespace }
    let end = text.lastIndex { !$0.isWhitespace }.map { text[...$0] } ?? ""
    return (end.hasSuffix("…") || end.hasSuffix("...")) && end.contains { $0.isLetter || $0.isNumber }
  }

  /// The same as far as bytes tell, because characters cost a hundred times as much. Behind ASCII, dots and letters are
  /// characters of their own.
  private static func endsInDotsAfterWords(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count > 3, bytes[bytes.count - 4] < 0x80 else { return false }
    let end = bytes.suffix(3)
    guard end.elementsEqual("…".utf8) || end.elementsEqual("...".utf8) else { return false }
    return bytes.indices.dropLast(3).contains {
      CharacterClass.isLetter(bytes[$0]) && ($0 == 0 || bytes[$0 - 1] < 0x80)
    }
  }

  /// “…” or three dots, wherever. Nearly no text that ends in a picture or in another letter has them.
  private static func holdsDots(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count > 2 else { return false }
    for place in 2..<bytes.count {
      let three = UInt32(bytes[place - 2]) << 16 | UInt32(bytes[place - 1]) << 8 | UInt32(bytes[place])
      if three == 0xE280A6 || three == 0x2E2E2E { return true }
    }
    return false
  }
}
