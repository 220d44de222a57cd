import AuditTesting
import Rules
import Testing

struct WordIndexTests {
  private static let words = (0..<40).map { WordScan("word\($0)").tokens[0] }

  /// A few entries of one to three words.
  private static func list(_ random: inout SeededGenerator) -> WordList {
    WordList(
      (0..<Int.random(in: 1...4, using: &random)).map { _ in
        (0..<Int.random(in: 1...3, using: &random)).map { _ in words.randomElement(using: &random) ?? 0 }
      })
  }

  @Test(arguments: [1, 2, 20, 64, 65, 128, 129, 300])
  func `a list is named where a word begins an entry and a word ends one`(count: Int) {
    var random = SeededGenerator(seed: count)
    let lists = (0..<count).map { _ in Self.list(&random) }
    let index = WordIndex(lists)
    for length in 0..<30 {
      let text = (0..<length).map { _ in Self.words.randomElement(using: &random) ?? 0 } + [WordScan.pieceBreak]
      var expected: UInt128 = 0
      for bit in 0..<min(count, 128) {
        // Lists that share a bit are taken for one list.
        let sharing = stride(from: bit, to: count, by: 128).flatMap { lists[$0].entries.map(Array.init) }
        let begins = sharing.contains { text.contains($0[0]) }
        let ends = sharing.contains { text.contains($0[$0.count - 1]) }
        if begins, ends { expected |= 1 << UInt128(bit) }
      }
      #expect(index.lists(with: text[...]) == expected)
    }
  }

  @Test func `without lists nothing is named`() {
    #expect(WordIndex([]).lists(with: Self.words[...]) == 0)
    #expect(WordIndex([WordList()]).lists(with: Self.words[...]) == 0)
  }
}
