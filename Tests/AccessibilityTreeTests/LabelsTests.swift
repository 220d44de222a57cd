import AccessibilityTree
import Testing

struct LabelsTests {
  @Test
  func `a text keeps its number however many come after it`() {
    var labels = Labels()
    let words = (0..<2_000).map { "label \($0)" }
    let numbers = words.map { labels.intern($0) }
    #expect(labels.count == words.count)
    #expect(words.map { labels.intern($0) } == numbers)
    #expect(zip(words, numbers).allSatisfy { labels[$1] == $0 })
  }

  @Test
  func `the empty text is absent, not a label`() {
    var labels = Labels()
    #expect(labels.intern("") == .absent)
    #expect(labels[.absent] == nil)
    #expect(labels[.notExported] == nil)
    #expect(labels.count == 0)
  }

  @Test
  func `texts that differ only in normal form are two`() {
    var labels = Labels()
    #expect(labels.intern("e\u{301}") != labels.intern("\u{E9}"))
  }
}
