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
}
