/// Dots at the end of a text that did not fit.
extension Shape {
  static func isCutOff(_ text: String) -> Bool {
    var bytes = text
    if bytes.withUTF8(endsInDotsAfterWords) { return true }
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
}
