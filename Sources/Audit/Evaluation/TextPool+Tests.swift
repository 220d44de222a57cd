import AccessibilityTree
import Rules

/// The questions of rules about texts that are there.
///
/// One call asks about all nodes: every access to the pool from outside costs as much as a look at a text.
extension TextPool {
  /// Of so few nodes it costs less to ask the same text twice than to remember what was asked.
  private static let few = 32

  /// What a test says of the texts of these nodes, each distinct text asked once.
  mutating func answers(
    _ test: TextTest, _ lists: [WordList?], _ column: [LabelID], _ domain: NodeSet
  ) -> TruthSet {
    guard domain.size > Self.few else {
      return TruthSet(domain) { TextTester.truth(column[$0]) { answer(test, lists, $0) } }
    }
    // 0 not asked yet, 1 no, 2 yes, 3 unknown.
    var answers = [UInt8](repeating: 0, count: count)
    return TruthSet(domain) { node in
      TextTester.truth(column[node]) { id in
        switch answers[Int(id.rawValue)] {
        case 1: return .no
        case 2: return .yes
        case 3: return .unknown
        default:
          let answer = answer(test, lists, id)
          answers[Int(id.rawValue)] = answer == .no ? 1 : answer == .yes ? 2 : 3
          return answer
        }
      }
    }
  }

  /// - Parameter lists: the word lists of the test; nil for one that nobody has.
  mutating func answer(_ test: TextTest, _ lists: [WordList?], _ id: LabelID) -> Truth {
    switch test {
    case .present: return .yes
    case .equals(let folds): return Truth(folds.contains(fold(id)))
    case .like(let shapes): return Truth(Shape.matches(text(id), anyOf: shapes))
    case .characters(let test): return Truth(test.holds(for: Double(scan(id).characterCount)))
    case .sameAs, .containsTextOf, .wordsIn, .mayBeIn: return .unknown
    case .whole(_, let isIn), .edge(_, _, let isIn): return find(test, lists, id, as: isIn)
    case .words(let quantifier, _), .piece(let quantifier, _): return find(test, lists, id, as: quantifier != .none)
    }
  }

  private mutating func find(_ test: TextTest, _ lists: [WordList?], _ id: LabelID, as wanted: Bool) -> Truth {
    var truth = Truth.no
    for list in lists {
      guard let list else {
        truth = truth.or(.unknown)
        continue
      }
      if mayHold(list, id), Self.match(test, list, tokens(scan(id))) != nil {
        truth = .yes
      } else if list.isPartial {
        truth = truth.or(.unknown)
      }
    }
    return wanted ? truth : truth.negated
  }

  /// The tokens that an entry of the list matched in the way that the test asks, or nil.
  static func match(_ test: TextTest, _ list: WordList, _ tokens: ArraySlice<UInt64>) -> Range<Int>? {
    switch test {
    case .edge(let edge, _, _): list.match(edge, of: tokens)
    case .whole: list.isEntry(tokens) ? tokens.indices : nil
    case .words(.every, _): list.covers(tokens) ? tokens.indices : nil
    case .words: list.firstMatch(in: tokens)
    case .piece: list.piece(of: tokens)
    case .present, .equals, .sameAs, .containsTextOf, .wordsIn, .mayBeIn, .like, .characters: nil
    }
  }

  /// A test that compares one text with another.
  mutating func compare(_ text: LabelID, _ test: TextTest, _ other: LabelID) -> Truth {
    switch test {
    case .wordsIn: Truth(WordsInText.areIn(self.text(text), self.text(other)))
    case .mayBeIn: Truth(WordsInText.mayBeIn(self.text(text), self.text(other)))
    case .containsTextOf: Truth(holds(text, wordsOf: other))
    default: Truth(text == other || areSame(text, other))
    }
  }

  /// Whether two texts are the same when folded. Texts that are have as many letters and the same words, which is known
  /// of most texts already.
  private mutating func areSame(_ text: LabelID, _ other: LabelID) -> Bool {
    let (one, two) = (scan(text), scan(other))
    guard one.characterCount == two.characterCount, one.sieve | 1 == two.sieve | 1 else { return false }
    return fold(text) == fold(other)
  }

  /// Whether the words of the other text are in this one in their order, with others between.
  private mutating func holds(_ text: LabelID, wordsOf other: LabelID) -> Bool {
    let (whole, part) = (scan(text), scan(other))
    var rest = tokens(whole)
    var isEmpty = true
    for word in tokens(part) where word != WordScan.pieceBreak {
      isEmpty = false
      guard let place = rest.firstIndex(of: word) else { return false }
      rest = rest[(place + 1)...]
    }
    return !isEmpty
  }
}
