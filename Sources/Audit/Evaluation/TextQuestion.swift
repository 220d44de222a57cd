import AccessibilityTree
import Rules

/// A text test with the word lists that it asks here, ready to be asked of many texts.
struct TextQuestion {
  let test: TextTest
  let lists: [AskedWords]
  /// Whether a text meets the test by what the lists find in it, rather than by their finding nothing.
  let isMetByFinding: Bool

  init(_ test: TextTest, _ lists: [AskedWords]) {
    (self.test, self.lists, isMetByFinding) = (test, lists, test.isMetByFinding)
  }
}

extension TextTest {
  /// Whether a text meets the test by what its word lists find in it, rather than by their finding nothing.
  fileprivate var isMetByFinding: Bool {
    switch self {
    case .whole(_, let isIn), .edge(_, _, let isIn): isIn
    case .words(let quantifier, _), .piece(let quantifier, _): quantifier != .none
    case .present, .equals, .sameAs, .containsTextOf, .wordsIn, .mayBeIn, .like, .characters: true
    }
  }
}
