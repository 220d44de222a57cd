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

  private var word: [UInt8] = []
  private var start = 0

  /// Scans a text.
  package init(_ text: String) {
    var offset = 0
    var last: Unicode.Scalar = " "
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let scalar = scalars[index]
      scalars.formIndex(after: &index)
      let width = UTF8.width(scalar)
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
      case .separator where !Self.isInNumber(last, scalar, index < scalars.endIndex ? scalars[index] : " "):
        endWord(at: offset)
        if tokens.last != Self.pieceBreak, !tokens.isEmpty { append(Self.pieceBreak, offset..<offset + width) }
      case .separator, .mark, .other:
        endWord(at: offset)
      }
      last = scalar
      offset += width
    }
    endWord(at: offset)
    if tokens.last == Self.pieceBreak {
      tokens.removeLast()
      ranges.removeLast()
    }
  }

  /// “1,000”, “3.5” and “10:30” are one piece.
  private static func isInNumber(_ before: Unicode.Scalar, _ separator: Unicode.Scalar, _ after: Unicode.Scalar) -> Bool
  {
    ("0"..."9").contains(before) && ("0"..."9").contains(after) && separator != "\n"
  }

  private mutating func endWord(at offset: Int) {
    guard !word.isEmpty else { return }
    append(word.withUnsafeBufferPointer { Fingerprint.hash64($0) }, start..<offset)
    word.removeAll(keepingCapacity: true)
  }

  private mutating func append(_ token: UInt64, _ range: Range<Int>) {
    tokens.append(token)
    ranges.append(range)
  }
}
