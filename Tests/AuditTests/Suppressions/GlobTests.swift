import Audit
import Testing

struct GlobTests {
  @Test(arguments: [
    ("Checkout", "Checkout"), ("*", ""), ("*", "Checkout"), ("Check*", "Check"), ("*out", "Checkout"),
    ("C*o?t", "Checkout"),
    ("?", "é"), ("?", "👩‍👩‍👧"), ("a*b*c", "aXbXbXc"), ("**", "x"), ("[a]", "[a]"), ("*a", "aaaaaaaaaa"),
  ])
  func `it stands for the whole text`(pattern: String, text: String) { #expect(Glob(pattern).matches(text)) }

  @Test(arguments: [
    ("Checkout", "checkout"), ("Check", "Checkout"), ("out", "Checkout"), ("", "x"), ("?", ""), ("a*b", "aXc"),
    ("[a]", "a"), ("a?", "a"),
  ])
  func `it stands for nothing else`(pattern: String, text: String) { #expect(!Glob(pattern).matches(text)) }
}
