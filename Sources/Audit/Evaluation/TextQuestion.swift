import AccessibilityTree
import Rules

/// A text test with the word lists that it asks here, ready to be asked of many texts.
///
/// A class, because it is handed on for each text that is asked.
final class TextQuestion {
  let test: TextTest
  let lists: [AskedWords]
  /// What tells of each of the lists that nothing is found in a text; so it is with most texts. Numbers only, because to
  /// look at a class takes as long as to look at ten of them.
  let gates: [WordGate]
  /// Whether a text meets the test by what the lists find in it, rather than by their finding nothing.
  let isMetByFinding: Bool
  /// The shapes that are asked for; nil for another question.
  let shapes: ShapeSet?
  /// The bits of its lists in the screen's language.
  let listBits: UInt128
  /// What a text answers in which nothing is found.
  let answerOfNone: Truth
  /// Whether texts in other letters are compared with words of other languages, and whether all texts are.
  let looksAtForeign: Bool
  let looksAtAll: Bool

  /// Whether the nodes of a column are marked by what tells that most of their texts are not what is asked for.
  var isMarked: Bool {
    shapes != nil || test.asksWords && !looksAtAll
  }

  init(_ test: TextTest, _ lists: [AskedWords]) {
    shapes = if case .like(let shapes) = test { ShapeSet(shapes) } else { nil }
    (self.test, self.lists, isMetByFinding) = (test, lists, test.isMetByFinding)
    gates = lists.map(WordGate.init)
    listBits = lists.reduce(0) { $0 | $1.ownBit }
    let none = lists.reduce(Truth.no) { $0.or($1.answerOfNone) }
    answerOfNone = isMetByFinding ? none : none.negated
    looksAtForeign = lists.contains { $0.hasOthers }
    looksAtAll = lists.contains { $0.hasOthers && $0.mayBeAnother }
  }

  /// Whether a text has no entry of the screen's language, and is not looked up in others unless it is foreign.
  ///
  /// - Parameter lists: the bits of the lists that its words are in, see `WordIndex`.
  @inline(__always)
  func findsNothing(_ lists: UInt128) -> Bool { !looksAtAll && lists & listBits == 0 }
}

extension AskedWords {
  /// What a text answers in which no word of the screen's language is found.
  var answerOfNone: Truth { own.map { $0.isPartial ? Truth.unknown : .no } ?? .unknown }
}

extension TextTest {
  /// Whether a text meets the test by what its word lists find in it, rather than by their finding nothing.
  fileprivate var isMetByFinding: Bool {
    switch self {
    case .whole(_, let isIn), .edge(_, _, let isIn): isIn
    case .words(let quantifier, _), .piece(let quantifier, _): quantifier != .none
    case .present, .equals, .sameAs, .containsTextOf, .holdsPieceOf, .wordsIn, .mayBeIn, .otherNumber, .like,
      .characters:
      true
    }
  }
}
