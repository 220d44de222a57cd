import Rules
import Testing

struct TokenHashTests {
  private static let letters = "q7wertzuiopasdfghjklyxcvb"

  /// Words are read eight bytes at a time where enough of the text is left, else byte by byte.
  @Test(arguments: 1...25)
  func `a word has one hash, wherever it stands`(length: Int) throws {
    let word = String(Self.letters.prefix(length))
    let alone = try #require(WordScan(word).tokens.first)
    #expect(WordScan(word.uppercased()).tokens == [alone])
    #expect(WordScan(word + " and more words behind it").tokens.first == alone)
    #expect(WordScan("Behind it: " + word).tokens.last == alone)
    #expect(WordScan("„" + word + "“").tokens == [alone])
  }

  @Test(arguments: 1...25)
  func `letters beyond ASCII take their place among the others`(length: Int) {
    let word = String(Self.letters.prefix(length))
    let mixed = word + "é" + word
    #expect(WordScan(mixed).tokens.count == 1)
    #expect(WordScan(mixed).tokens == WordScan(mixed.uppercased()).tokens)
    #expect(WordScan(mixed + " behind it").tokens.first == WordScan(mixed).tokens.first)
    #expect(WordScan(mixed).tokens != WordScan(word + "è" + word).tokens)
  }

  @Test
  func `words that begin or end alike differ`() {
    let words = (1...25).flatMap { [String(Self.letters.prefix($0)), String(Self.letters.suffix($0))] }
    let hashes = Set(words.flatMap { WordScan($0).tokens })
    #expect(hashes.count == Set(words).count)
    #expect(!hashes.contains(WordScan.pieceBreak))
  }

  /// Letters are found eight bytes at a time, so each byte is looked at in each place of eight.
  @Test(arguments: 0..<128)
  func `a word ends before every byte that is neither letter nor digit`(byte: Int) {
    let sign = Character(Unicode.Scalar(UInt8(byte)))
    for before in 1...9 {
      for after in 1...9 {
        let (left, right) = (String(Self.letters.prefix(before)), String(Self.letters.suffix(after)))
        let words = WordScan("\(left)\(sign)\(right)").tokens.filter { $0 != WordScan.pieceBreak }
        let expected = sign.isLetter || sign.isNumber ? ["\(left)\(sign)\(right)"] : [left, right]
        #expect(words == expected.map { WordScan($0).tokens[0] })
        #expect(words.count == expected.count)
      }
    }
  }
}
