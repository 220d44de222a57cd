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
}
