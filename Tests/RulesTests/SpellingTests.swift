@testable import Rules
import Testing

struct SpellingTests {
  @Test(arguments: [("last-wrod", "last-word"), ("postion", "position"), ("buton", "button"), ("rol", "role")])
  func `a slip is understood`(word: String, meant: String) {
    #expect(Spelling.nearest(to: word, among: ["last-word", "position", "button", "role", "heard"]) == meant)
  }

  @Test(arguments: ["zebra", "x", "accessibility"])
  func `another word is not`(word: String) {
    #expect(Spelling.nearest(to: word, among: ["last-word", "position", "button", "role"]) == nil)
  }

  @Test(arguments: [("", "abc", 3), ("abc", "", 3), ("abc", "acb", 1), ("abc", "abc", 0), ("kitten", "sitting", 3)])
  func `distance counts insertions, deletions, substitutions and swaps`(left: String, right: String, distance: Int) {
    #expect(Spelling.distance(left, right) == distance)
  }
}
