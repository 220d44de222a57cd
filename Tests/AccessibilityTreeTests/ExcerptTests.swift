import AccessibilityTree
import Testing

struct ExcerptTests {
  @Test(arguments: ["", "Pay", String(repeating: "é", count: Excerpt.limit)])
  func `a text of a sensible length is whole`(text: String) {
    #expect(Excerpt.of(text) == text)
  }

  @Test func `of a long text both ends are left`() {
    let text = Excerpt.of("Begin" + String(repeating: "ä", count: 1_000_000) + "end")
    #expect(text.unicodeScalars.count == Excerpt.limit)
    #expect(text.hasPrefix("Beginä") && text.hasSuffix("äend") && text.contains(" … "))
  }

  @Test func `a character without an end is cut too`() {
    #expect(Excerpt.of("a" + String(repeating: "\u{301}", count: 100_000)).unicodeScalars.count == Excerpt.limit)
  }
}
