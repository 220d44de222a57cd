/// One question about one text. For an absent text, the answer to all but `present` is *no*.
package enum TextTest: Hashable, Sendable {
  case present
  /// One of these whole texts, folded (`Folding`).
  case equals([UInt64])
  /// The whole text is an entry, or none is.
  case whole(Lookup, isIn: Bool)
  case sameAs(TextSubject)
  case containsTextOf(TextSubject)
  /// Some piece of the other text is in this one, word by word.
  case holdsPieceOf(TextSubject)
  /// Every word is in the other text, in any order.
  case wordsIn(TextSubject)
  /// Every word is in the other text, or one of its words may mean it.
  case mayBeIn(TextSubject)
  /// Has the same words as the other text, and another number beside one of them.
  case otherNumber(TextSubject)
  /// The text begins or ends with an entry and has other words.
  case edge(Edge, Lookup, isIn: Bool)
  case words(Quantifier, Lookup)
  case piece(Quantifier, Lookup)
  case like([Shape])
  case characters(NumberTest)

  package enum Edge: String, Sendable {
    case first = "first-word"
    case last = "last-word"
    /// Begins with an entry and a colon.
    case title = "title-word"
  }

  package enum Quantifier: String, CaseIterable, Sendable {
    case some = "some-in"
    case none = "none-in"
    case every = "every-in"
  }

  /// Numbers of `VocabularyReference`s in the rule book; an entry of any of them counts.
  package typealias Lookup = [Int]

  /// The vocabularies that it uses.
  package var lookups: Lookup {
    switch self {
    case .whole(let lookup, _), .edge(_, let lookup, _), .words(_, let lookup), .piece(_, let lookup): lookup
    case .present, .equals, .sameAs, .containsTextOf, .holdsPieceOf, .wordsIn, .mayBeIn, .otherNumber, .like,
      .characters:
      []
    }
  }

  /// The other text that it compares with.
  package var other: TextSubject? {
    switch self {
    case .sameAs(let other), .containsTextOf(let other), .holdsPieceOf(let other), .wordsIn(let other),
      .mayBeIn(let other),
      .otherNumber(let other):
      other
    default: nil
    }
  }

  /// Whether it looks up the words of a text.
  package var asksWords: Bool {
    switch self {
    case .edge, .words, .piece, .whole: true
    case .present, .equals, .sameAs, .containsTextOf, .holdsPieceOf, .wordsIn, .mayBeIn, .otherNumber, .like,
      .characters:
      false
    }
  }

  /// Whether a failure of the test can name the words that it found.
  package var findsWords: Bool {
    switch self {
    case .edge, .words, .piece, .like, .equals, .whole: true
    case .present, .sameAs, .containsTextOf, .holdsPieceOf, .wordsIn, .mayBeIn, .otherNumber, .characters: false
    }
  }

  /// Whether further words in the text could only turn *no* into *yes* (true), or only *yes* into *no* (false); nil if
  /// both.
  package var growsTo: Bool? {
    switch self {
    case .present, .containsTextOf, .holdsPieceOf, .words(.some, _), .piece(.some, _): true
    case .words(.none, _): false
    default: nil
    }
  }
}
