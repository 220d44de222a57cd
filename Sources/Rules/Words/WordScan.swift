import AccessibilityTree

/// The words of one text: runs of letters and digits, in lower case, each as a 64-bit hash; and where pieces end.
///
/// A character of a script that writes no spaces (Han, Kana, Thai) is a word by itself, so that an entry such as ボタン
/// is found at the end of 送信ボタン by the same comparison that finds “button” at the end of “Submit button”.
package struct WordScan: Sendable {
  /// Hashes of words, with `pieceBreak` between pieces.
  package private(set) var tokens: [UInt64] = []
  /// Where each token stands in the text's UTF-8.
  package private(set) var ranges: [Range<Int>] = []
  /// How many letters and digits there are.
  package private(set) var characterCount = 0

  /// Between two pieces; no word has this hash but by a chance of 2⁻⁶⁴.
  package static let pieceBreak: UInt64 = 0

  /// Scans a text.
  package init(_ text: String) {
    var text = text
    text.withUTF8 { scan($0) }
  }

  private mutating func scan(_ text: UnsafeBufferPointer<UInt8>) {
    var word: [UInt8] = []
    word.reserveCapacity(32)
    tokens.reserveCapacity(8)
    ranges.reserveCapacity(8)
    var start = 0
    var offset = 0
    func endWord(at end: Int) {
      guard !word.isEmpty else { return }
      append(word.withUnsafeBufferPointer { Fingerprint.hash64($0) }, start..<end)
      word.removeAll(keepingCapacity: true)
    }
    while offset < text.count {
      let (scalar, width) = Self.decode(text, at: offset)
      switch CharacterClass(scalar) {
      case .letter:
        if word.isEmpty { start = offset }
        CharacterClass.appendLowercase(scalar, to: &word)
        characterCount += 1
      case .mark where !word.isEmpty:
        CharacterClass.appendLowercase(scalar, to: &word)
      case .ideograph:
        endWord(at: offset)
        start = offset
        CharacterClass.appendLowercase(scalar, to: &word)
        characterCount += 1
        endWord(at: offset + width)
      case .separator where !Self.isInNumber(text, offset, width):
        endWord(at: offset)
        if tokens.last != Self.pieceBreak, !tokens.isEmpty { append(Self.pieceBreak, offset..<offset + width) }
      case .separator, .mark, .other:
        endWord(at: offset)
      }
      offset += width
    }
    endWord(at: offset)
    if tokens.last == Self.pieceBreak {
      tokens.removeLast()
      ranges.removeLast()
    }
  }

  /// The character that begins here; a string's bytes are valid, so that the lead byte says how many there are.
  static func decode(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> (Unicode.Scalar, width: Int) {
    let lead = text[offset]
    if lead < 0x80 { return (Unicode.Scalar(lead), 1) }
    let width = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    var value = UInt32(lead) & (0xFF >> UInt32(width + 1))
    for byte in text[(offset + 1)..<(offset + width)] { value = value << 6 | UInt32(byte & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", width)
  }

  /// “1,000”, “3.5” and “10:30” are one piece.
  private static func isInNumber(_ text: UnsafeBufferPointer<UInt8>, _ offset: Int, _ width: Int) -> Bool {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard offset > 0, offset + width < text.count, text[offset] != UInt8(ascii: "\n") else { return false }
    return digits.contains(text[offset - 1]) && digits.contains(text[offset + width])
  }

  private mutating func append(_ token: UInt64, _ range: Range<Int>) {
    tokens.append(token)
    ranges.append(range)
  }
}
