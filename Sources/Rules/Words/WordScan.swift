/// The words of one text, and where its pieces end. Words are runs of letters and digits in lower case, as 64-bit
/// hashes.
///
/// A character of a script without spaces (Han, Kana, Thai) is a word by itself. So the entry ボタン is found at the end
/// of 送信ボタン by the same comparison that finds “button” at the end of “Submit button”.
package struct WordScan: Sendable {
  /// Hashes of words, with `pieceBreak` between pieces, and two of them where a colon ends the first.
  package private(set) var tokens: [UInt64] = []
  /// The range of each token in the text's UTF-8; empty unless it is asked for.
  package private(set) var ranges: [Range<Int>] = []
  /// How many letters and digits there are.
  package private(set) var characterCount = 0
  /// One bit for each word, by the lowest six bits of its hash.
  private(set) var sieve: UInt64 = 0
  /// Whether the last text has only characters of ASCII.
  private(set) var isASCII = true
  private let keepsRanges: Bool
  /// Lower-case bytes of one character; kept for its memory.
  private var lower: [UInt8] = []

  /// The token between two pieces. A word has this hash only with a probability of 2⁻⁶⁴.
  package static let pieceBreak: UInt64 = 0

  /// Scans a text.
  package init(_ text: String) {
    self.init(text, keepsRanges: true)
  }

  /// Scans a text, whose words' places nobody wants to know unless it says so.
  init(_ text: String, keepsRanges: Bool) {
    self.init(keepsRanges: keepsRanges)
    append(text)
  }

  /// No text yet.
  init(keepsRanges: Bool) { self.keepsRanges = keepsRanges }

  /// Makes room for so many tokens.
  mutating func reserve(tokens count: Int) { tokens.reserveCapacity(count) }

  /// The words of one text, without what is between its pieces.
  ///
  /// What was scanned before is let go of, and its room is kept: entries of word lists are read by the thousand.
  mutating func words(of text: UnsafeBufferPointer<UInt8>) -> [UInt64] {
    tokens.removeAll(keepingCapacity: true)
    ranges.removeAll(keepingCapacity: true)
    append(text)
    return tokens.contains(Self.pieceBreak) ? tokens.filter { $0 != Self.pieceBreak } : tokens
  }

  /// Appends the words of one more text.
  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// Appends the words of one more text in UTF-8.
  mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    let first = tokens.count
    sieve = 0
    isASCII = true
    scan(text, first)
    while tokens.count > first, tokens.last == Self.pieceBreak {
      tokens.removeLast()
      if keepsRanges { ranges.removeLast() }
    }
  }

  private mutating func scan(_ text: UnsafeBufferPointer<UInt8>, _ first: Int) {
    var start = 0
    var offset = 0
    var word = TokenHash()
    var characters = 0
    while offset < text.count {
      let byte = text[offset]
      if CharacterClass.isLetter(byte) {
        let first = offset
        if word.byteCount == 0 { start = first }
        offset = word.append(lettersFrom: first, of: text)
        characters += offset - first
        continue
      }
      guard byte < 0x80 else {
        offset = scan(beyondASCII: text, at: offset, first, &word, &start)
        continue
      }
      if word.byteCount > 0 { append(word: word.finish(), start..<offset) }
      if CharacterClass.isSeparator(byte), !Self.isInNumber(text, offset, 1) {
        appendBreak(first, offset..<offset + 1, isColon: byte == UInt8(ascii: ":"))
      }
      offset += 1
    }
    if word.byteCount > 0 { append(word: word.finish(), start..<offset) }
    characterCount += characters
  }

  /// The same for one character that takes several bytes; where the next one begins.
  private mutating func scan(
    beyondASCII text: UnsafeBufferPointer<UInt8>, at offset: Int, _ first: Int, _ word: inout TokenHash,
    _ start: inout Int
  ) -> Int {
    isASCII = false
    let (scalar, width) = Self.decode(text, at: offset)
    func append(_ scalar: Unicode.Scalar) {
      switch CharacterClass.smallLetter(of: scalar) {
      case .same: for place in offset..<offset + width { word.append(text[place]) }
      case .ofTwoBytes(let first, let second):
        word.append(first)
        word.append(second)
      case .unknown:
        lower.removeAll(keepingCapacity: true)
        CharacterClass.appendLowercase(scalar, to: &lower)
        for byte in lower { word.append(byte) }
      }
    }
    func endWord() {
      if word.byteCount > 0 { self.append(word: word.finish(), start..<offset) }
    }
    switch CharacterClass(scalar) {
    case .letter:
      if word.byteCount == 0 { start = offset }
      append(scalar)
      characterCount += 1
    case .mark where word.byteCount > 0: append(scalar)
    case .ideograph:
      endWord()
      append(scalar)
      characterCount += 1
      self.append(word: word.finish(), offset..<offset + width)
    case .separator where !Self.isInNumber(text, offset, width):
      endWord()
      appendBreak(first, offset..<offset + width, isColon: scalar == "\u{FF1A}")
    case .separator, .mark, .other: endWord()
    }
    return offset + width
  }

  private mutating func appendBreak(_ first: Int, _ range: Range<Int>, isColon: Bool) {
    guard tokens.count > first, tokens.last != Self.pieceBreak else { return }
    append(Self.pieceBreak, range)
    if isColon { append(Self.pieceBreak, range) }
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

  private mutating func append(word: UInt64, _ range: Range<Int>) {
    sieve |= 1 << (word & 63)
    append(word, range)
  }

  private mutating func append(_ token: UInt64, _ range: Range<Int>) {
    tokens.append(token)
    if keepsRanges { ranges.append(range) }
  }
}
