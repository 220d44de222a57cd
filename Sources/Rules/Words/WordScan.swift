import AccessibilityTree

/// The words of one text, and where its pieces end. Words are runs of letters and digits in lower case, as 64-bit
/// hashes.
///
/// A character of a script without spaces (Han, Kana, Thai) is a word by itself. So the entry ボタン is found at the end
/// of 送信ボタン by the same comparison that finds “button” at the end of “Submit button”.
package struct WordScan: Sendable {
  /// Hashes of words, with `pieceBreak` between pieces.
  package private(set) var tokens: [UInt64] = []
  /// The range of each token in the text's UTF-8; empty unless it is asked for.
  package private(set) var ranges: [Range<Int>] = []
  /// How many letters and digits there are.
  package private(set) var characterCount = 0
  private let keepsRanges: Bool
  /// The lower-case letters of the current word; kept from text to text to reuse its memory.
  private var word: [UInt8] = []

  /// The token between two pieces. A word has this hash only with a probability of 2⁻⁶⁴.
  package static let pieceBreak: UInt64 = 0

  /// Scans a text.
  package init(_ text: String) {
    self.init(keepsRanges: true)
    append(text)
  }

  /// No text yet.
  init(keepsRanges: Bool) { self.keepsRanges = keepsRanges }

  /// Appends the words of one more text.
  mutating func append(_ text: String) {
    var text = text
    let first = tokens.count
    text.withUTF8 { bytes in
      if bytes.allSatisfy({ $0 < 0x80 }) { scanASCII(bytes, first) } else { scan(bytes, first) }
    }
    if tokens.count > first, tokens.last == Self.pieceBreak {
      tokens.removeLast()
      if keepsRanges { ranges.removeLast() }
    }
  }

  /// Scans ASCII words. They are hashed from the text itself, except for capitals, which are lowered all at once.
  private mutating func scanASCII(_ text: UnsafeBufferPointer<UInt8>, _ first: Int) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count) { lower in
      for offset in text.indices {
        lower.initializeElement(at: offset, to: CharacterClass.lowercase(text[offset]))
      }
      var offset = 0
      while offset < lower.count {
        if CharacterClass.isLowerLetter(lower[offset]) {
          let start = offset
          repeat { offset += 1 } while offset < lower.count && CharacterClass.isLowerLetter(lower[offset])
          characterCount += offset - start
          append(Fingerprint.hash64(UnsafeBufferPointer(rebasing: lower[start..<offset])), start..<offset)
        } else {
          if CharacterClass.isSeparator(lower[offset]), !Self.isInNumber(text, offset, 1) {
            appendBreak(first, offset..<offset + 1)
          }
          offset += 1
        }
      }
    }
  }

  private mutating func scan(_ text: UnsafeBufferPointer<UInt8>, _ first: Int) {
    var start = 0
    var offset = 0
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
        endWord(start..<offset)
        start = offset
        CharacterClass.appendLowercase(scalar, to: &word)
        characterCount += 1
        endWord(start..<offset + width)
      case .separator where !Self.isInNumber(text, offset, width):
        endWord(start..<offset)
        appendBreak(first, offset..<offset + width)
      case .separator, .mark, .other:
        endWord(start..<offset)
      }
      offset += width
    }
    endWord(start..<offset)
  }

  private mutating func endWord(_ range: Range<Int>) {
    guard !word.isEmpty else { return }
    append(word.withUnsafeBufferPointer { Fingerprint.hash64($0) }, range)
    word.removeAll(keepingCapacity: true)
  }

  private mutating func appendBreak(_ first: Int, _ range: Range<Int>) {
    if tokens.count > first, tokens.last != Self.pieceBreak { append(Self.pieceBreak, range) }
  }

  /// The character that begins here. A string's bytes are valid, so the lead byte says how many follow.
  static func decode(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> (Unicode.Scalar, width: Int) {
    let lead = text[offset]
    if lead < 0x80 { return (Unicode.Scalar(lead), 1) }
    let width = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    var value = UInt32(lead) & (0xFF >> UInt32(width + 1))
    for byte in text[(offset + 1)..<(offset + width)] { value = value << 6 | UInt32(byte & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", width)
  }

  /// Whether a separator is inside a number: “1,000”, “3.5” and “10:30” are one piece.
  private static func isInNumber(_ text: UnsafeBufferPointer<UInt8>, _ offset: Int, _ width: Int) -> Bool {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard offset > 0, offset + width < text.count, text[offset] != UInt8(ascii: "\n") else { return false }
    return digits.contains(text[offset - 1]) && digits.contains(text[offset + width])
  }

  private mutating func append(_ token: UInt64, _ range: Range<Int>) {
    tokens.append(token)
    if keepsRanges { ranges.append(range) }
  }
}
