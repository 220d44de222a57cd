import AccessibilityTree
import Rules

/// Answers the questions of rules about texts: each once per distinct text, or once per text and role where the words
/// depend on the role.
final class TextTester {
  /// The texts that were asked about so far.
  private(set) var pool: TextPool
  let words: WordLists
  private let snapshot: Snapshot
  /// By number of the vocabulary reference: whether the words depend on the role of the node.
  private let isByRole: [Bool]

  init(_ ruleBook: RuleBook, _ snapshot: Snapshot, _ words: WordLists) {
    (pool, self.snapshot, self.words) = (TextPool(snapshot.labels), snapshot, words)
    isByRole = ruleBook.references.map { $0.key == .ownRole }
  }

  func intern(_ text: String) -> LabelID { pool.intern(text) }
  func intern(_ text: Evidence<String>) -> LabelID { pool.intern(text) }
  /// The text behind a number; empty for none.
  func text(_ id: LabelID) -> String { pool.text(id) }
  /// The words of a text without the marks between its pieces.
  func words(of id: LabelID) -> [UInt64] { pool.words(of: id) }

  /// What a test says of the texts of these nodes. *No* for an absent text, unknown for one that is not exported.
  ///
  /// - Parameter column: the number of the text, by node.
  func truths(_ test: TextTest, of column: [LabelID], _ domain: NodeSet) -> TruthSet {
    if case .present = test { return truths(of: column, domain) { _, _ in .yes } }
    let lookups = test.lookups
    if lookups.contains(where: { isByRole[$0] }) {
      return truths(of: column, domain) { node, id in
        answer(test, self.lists(lookups, role: snapshot[node].role), id)
      }
    }
    let lists = self.lists(lookups, role: .other)
    guard domain.size > Self.few else { return truths(of: column, domain) { _, id in answer(test, lists, id) } }
    // 0 not asked yet, 1 no, 2 yes, 3 unknown.
    var answers = [UInt8](repeating: 0, count: pool.count)
    return truths(of: column, domain) { _, id in
      let number = Int(id.rawValue)
      switch answers[number] {
      case 1: return .no
      case 2: return .yes
      case 3: return .unknown
      default:
        let answer = answer(test, lists, id)
        answers[number] = answer == .no ? 1 : answer == .yes ? 2 : 3
        return answer
      }
    }
  }

  /// Of so few nodes it costs less to ask the same text twice than to remember what was asked.
  private static let few = 32

  @inline(__always)
  private func truths(
    of column: [LabelID], _ domain: NodeSet, _ answer: (Int, LabelID) -> Truth
  ) -> TruthSet {
    TruthSet(domain) { node in
      let id = column[node]
      return id.isText ? answer(node, id) : id == .absent ? .no : .unknown
    }
  }

  /// One question about one text that is there.
  func ask(_ test: TextTest, of id: LabelID, role: Role) -> Truth {
    answer(test, lists(test.lookups, role: role), id)
  }

  /// The word lists of a test; nil for one that nobody has.
  private func lists(_ lookup: TextTest.Lookup, role: Role) -> [WordList?] {
    lookup.map { words.list($0, role: role) }
  }

  private func answer(_ test: TextTest, _ lists: [WordList?], _ id: LabelID) -> Truth {
    switch test {
    case .present: return .yes
    case .equals(let folds): return Truth(folds.contains(pool.fold(id)))
    case .like(let shapes): return Truth(Shape.matches(pool.text(id), anyOf: shapes))
    case .characters(let test): return Truth(test.holds(for: Double(pool.scan(id).characterCount)))
    case .sameAs, .containsTextOf, .wordsIn, .mayBeIn: return .unknown
    case .whole(_, let isIn), .edge(_, _, let isIn): return find(test, lists, id, as: isIn)
    case .words(let quantifier, _), .piece(let quantifier, _): return find(test, lists, id, as: quantifier != .none)
    }
  }

  private func find(_ test: TextTest, _ lists: [WordList?], _ id: LabelID, as wanted: Bool) -> Truth {
    var truth = Truth.no
    for list in lists {
      guard let list else {
        truth = truth.or(.unknown)
        continue
      }
      if pool.mayHold(list, id), Self.match(test, list, pool.tokens(pool.scan(id))) != nil {
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
  func compare(_ text: LabelID, _ test: TextTest, _ other: LabelID) -> Truth {
    if text == .absent || other == .absent { return .no }
    guard text.isText, other.isText else { return .unknown }
    switch test {
    case .wordsIn: return Truth(WordsInText.areIn(pool.text(text), pool.text(other)))
    case .mayBeIn: return Truth(WordsInText.mayBeIn(pool.text(text), pool.text(other)))
    case .containsTextOf: return Truth(holds(text, wordsOf: other))
    default: return Truth(text == other || pool.fold(text) == pool.fold(other))
    }
  }

  /// Whether the words of the other text stand in this one in their order, with others between.
  private func holds(_ text: LabelID, wordsOf other: LabelID) -> Bool {
    let (whole, part) = (pool.scan(text), pool.scan(other))
    var rest = pool.tokens(whole)
    var isEmpty = true
    for word in pool.tokens(part) where word != WordScan.pieceBreak {
      isEmpty = false
      guard let place = rest.firstIndex(of: word) else { return false }
      rest = rest[(place + 1)...]
    }
    return !isEmpty
  }
}
