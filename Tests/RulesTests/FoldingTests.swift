import Rules
import Testing

struct FoldingTests {
  @Test(arguments: [
    ("Submit", "SUBMIT."), ("Add  to\ncart", "add to cart"), ("“Close”", "close"),
    ("Add to cart – now", "Add to cart now"),
    ("(optional)", "Optional"), ("Grün", "GRÜN"),
  ])
  func `texts that differ in case, punctuation and white space are the same`(left: String, right: String) {
    #expect(Folding.fold(left) == Folding.fold(right))
  }

  @Test(arguments: [
    ("+1", "1"), ("*", "–"), ("image_1", "image 1"), ("Close", "Closed"), ("3.5", "35"), ("a b", "ab"),
  ])
  func `texts that differ in more are not`(left: String, right: String) {
    #expect(Folding.fold(left) != Folding.fold(right))
  }

  @Test(arguments: [
    ("Submit", "SUBMIT."), ("“Close”", "close"), ("(optional)", "Optional"), ("Grün", "GRÜN"), ("É", "é"), ("9", "9 "),
    ("*", "*"), ("Ende…", "ende"), ("7é", "7É"),
  ])
  func `the first and the last byte never tell apart what is the same`(left: String, right: String) throws {
    let sieve = FoldSieve([Folding.fold(left)])
    let ends = (try #require(right.utf8.first), try #require(right.utf8.last))
    #expect(sieve.mayHold(ends: FoldSieve.ends(ends.0, ends.1)))
    #expect(Folding.mayBeSame(try #require(left.utf8.first), ends.0))
    #expect(Folding.mayBeSame(try #require(left.utf8.last), ends.1))
  }

  @Test(arguments: [
    ("Submit", "SUBMIT."), ("(optional)", "Optional"), ("a  b", "A b!"), ("9", "9 "), ("*", "*"), ("Don't", "don't"),
    (String(repeating: "long ", count: 20), String(repeating: "Long  ", count: 20)),
  ])
  func `how many letters there are never tells apart what is the same`(left: String, right: String) {
    let sieve = FoldSieve([Folding.fold(left)])
    #expect(sieve.mayHold(letters: WordScan(right).characterCount))
    #expect(!sieve.mayHold(letters: WordScan(right + "x").characterCount))
  }

  @Test func `the first and the last byte tell most texts apart`() {
    let sieve = FoldSieve([Folding.fold("Submit"), Folding.fold("Close")])
    func mayHold(_ first: Unicode.Scalar, _ last: Unicode.Scalar) -> Bool {
      sieve.mayHold(ends: FoldSieve.ends(UInt8(ascii: first), UInt8(ascii: last)))
    }
    #expect(mayHold("c", "T") && mayHold("(", ")"))
    #expect(!mayHold("A", "t") && !mayHold("s", "s"))
  }
}
