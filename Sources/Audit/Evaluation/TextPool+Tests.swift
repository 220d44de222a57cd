import AccessibilityTree
import Rules

/// The questions of rules about texts that are there.
///
/// One call asks about all nodes: every access to the pool from outside costs as much as a look at a text.
extension TextPool {
  /// Of so few nodes it costs less to ask the same text twice than to look up what was asked.
  private static let few = 32

  /// What a test says of the texts of these nodes, each distinct text asked once, whichever rule asks.
  ///
  /// - Parameters:
  ///   - lists: the word lists of the test, the same each time for the same nodes.
  ///   - marked: what is known of this column.
  mutating func answers(
    _ test: TextTest, _ lists: [AskedWords], _ column: [LabelID], _ marked: inout MarkedTexts, _ domain: NodeSet
  ) -> TruthSet {
    if case .equals(let folds) = test {
      return equals(folds, column, domain)
    }
    let question = TextQuestion(test, lists)
    guard question.isMarked, domain.hasMore(than: Self.few) else {
      return TruthSet(domain) { TextTester.truth(column[$0]) { isFarOff(question, $0) ? .no : answer(question, $0) } }
    }
    var (candidates, truths) =
      if let shapes = question.shapes {
        marked.candidates(shapes, column, domain) { possibleShapes(of: $0) }
      } else {
        marked.candidates(question, column, domain) { known($0) }
      }
    for node in candidates { truths.set(node, answer(question, column[node])) }
    return truths
  }

  /// Whether the bytes of a text tell that it is not what is asked for; so it is with most texts.
  @inline(__always)
  private mutating func isFarOff(_ question: TextQuestion, _ id: LabelID) -> Bool {
    question.shapes.map { possibleShapes(of: id).isDisjoint(with: $0) } ?? false
  }

  /// Whether the texts are among these when folded. The first and the last byte tell of most that they are not.
  private mutating func equals(_ folds: [UInt64], _ column: [LabelID], _ domain: NodeSet) -> TruthSet {
    let sieve = FoldSieve(folds)
    // Taken out while they are filled, because the texts that are left ask the pool.
    var ends: [UInt16] = []
    swap(&ends, &self.ends)
    defer { swap(&ends, &self.ends) }
    if ends.count < count { Self.grow(&ends, to: count, .max) }
    return ends.withUnsafeMutableBufferPointer { ends in
      column.withUnsafeBufferPointer { column in
        TruthSet(domain) { node in
          let id = column[node]
          guard id.isText else { return id == .absent ? .no : .unknown }
          let number = Int(id.rawValue)
          if ends[number] == .max { ends[number] = FoldSieve.ends(labels.firstByte(of: id), labels.lastByte(of: id)) }
          return sieve.mayHold(ends: ends[number]) ? Truth(holds(folds, sieve, id)) : .no
        }
      }
    }
  }

  /// How many letters a text has tells more.
  @inline(never)
  private mutating func holds(_ folds: [UInt64], _ sieve: FoldSieve, _ id: LabelID) -> Bool {
    let words = scan(id)
    return (!words.isASCII || sieve.mayHold(letters: words.characterCount)) && folds.contains(fold(id))
  }

  /// What a test says of one text.
  mutating func answer(_ question: TextQuestion, _ id: LabelID) -> Truth {
    switch question.test {
    case .present: return .yes
    case .equals(let folds): return Truth(holds(folds, FoldSieve(folds), id))
    case .like(let shapes): return Truth(has(anyOf: shapes, id))
    case .characters(let test): return Truth(test.holds(for: Double(scan(id).characterCount)))
    case .sameAs, .containsTextOf, .holdsPieceOf, .wordsIn, .mayBeIn, .otherNumber: return .unknown
    case .whole, .edge, .words, .piece:
      let text = known(id)
      if findsNothing(question, text) { return question.answerOfNone }
      return question.isMetByFinding ? finds(question, text, id) : finds(question, text, id).negated
    }
  }

  /// Whether the lists that a text's words are in tell that nothing is found in it; so it is with most texts.
  @inline(__always)
  private func findsNothing(_ question: TextQuestion, _ text: KnownText) -> Bool {
    question.findsNothing(text.lists) && !(question.looksAtForeign && text.isForeign)
  }

  private mutating func finds(_ question: TextQuestion, _ text: KnownText, _ id: LabelID) -> Truth {
    var truth = Truth.no
    for place in question.gates.indices {
      let gate = question.gates[place]
      if !gate.mayFindOwn(text) {
        let answer = gate.looksFurther(text) ? gate.answerOfForeign(text) : gate.answerOfNone
        if let answer {
          truth = truth.or(answer)
          continue
        }
      }
      truth = truth.or(finds(question.test, question.lists[place], gate, text, id))
      if truth == .yes { return .yes }
    }
    return truth
  }

  /// Whether words are found in a text: those of the screen's language, or, in a text that may be in another, those of
  /// all languages. English words in a text that is not in the letters of the screen's language are what they are.
  private mutating func finds(
    _ test: TextTest, _ words: AskedWords, _ gate: WordGate, _ text: KnownText, _ id: LabelID
  ) -> Truth {
    if gate.mayFindOwn(text), let own = words.own, holds(own, test, text) { return .yes }
    let rest = gate.answerOfNone
    guard gate.looksFurther(text), let others = words.others else { return rest }
    if text.isForeign, let english = words.english, holds(english, test, text) { return .yes }
    if holds(others, test, text) { return .unknown }
    return text.isForeign || isInLetters(of: words.languages, id) ? .no : rest
  }

  /// Where nobody knows the language: whether the text is in letters of languages that have words, so that it would have
  /// been found among the words of all of them.
  private func isInLetters(of languages: [String], _ id: LabelID) -> Bool {
    language == nil && languages.contains { LanguageLetters(of: $0).fit(text(id)) }
  }

  private func holds(_ list: WordList, _ test: TextTest, _ text: KnownText) -> Bool {
    list.isPossible(for: text.words.sieve) && Self.match(test, list, scans.tokens(text.words)) != nil
  }

  /// The tokens that an entry of the list matched in the way that the test asks, or nil.
  static func match(_ test: TextTest, _ list: WordList, _ tokens: ArraySlice<UInt64>) -> Range<Int>? {
    switch test {
    case .edge(let edge, _, _): list.match(edge, of: tokens)
    case .whole: list.isEntry(tokens) ? tokens.indices : nil
    case .words(.every, _): list.covers(tokens) ? tokens.indices : nil
    case .words: list.firstMatch(in: tokens)
    case .piece: list.piece(of: tokens)
    case .present, .equals, .sameAs, .containsTextOf, .holdsPieceOf, .wordsIn, .mayBeIn, .otherNumber, .like,
      .characters:
      nil
    }
  }

  /// What a test says that compares the texts of nodes with others.
  ///
  /// - Parameter settle: what becomes of a *no* at a node.
  mutating func comparisons(
    _ test: TextTest, _ column: [LabelID], _ others: [LabelID], _ domain: NodeSet, no settle: (Int) -> Truth
  ) -> TruthSet {
    TruthSet(domain) { node in
      let (text, other) = (column[node], others[node])
      if text == .absent || other == .absent { return settle(node) }
      guard text.isText, other.isText else { return .unknown }
      let truth = compare(text, test, other)
      return truth == .no ? settle(node) : truth
    }
  }

  /// A test that compares one text with another.
  mutating func compare(_ text: LabelID, _ test: TextTest, _ other: LabelID) -> Truth {
    // A text is in itself, and an app mostly names what is seen.
    if text == other, case .wordsIn = test { return .yes }
    if text == other, case .mayBeIn = test { return .yes }
    return switch test {
    case .wordsIn: Truth(WordsInText.areIn(self.text(text), self.text(other)))
    case .mayBeIn: Truth(WordsInText.mayBeIn(self.text(text), self.text(other)))
    case .otherNumber: Truth(text != other && NumbersInText.differ(self.text(other), self.text(text)))
    case .containsTextOf: Truth(holds(text, wordsOf: other))
    case .holdsPieceOf: Truth(holds(text, pieceOf: other))
    default: Truth(text == other || areSame(text, other))
    }
  }

  /// Whether two texts are the same when folded. Texts that are have as many letters and the same words, which is known
  /// of most texts already.
  private mutating func areSame(_ text: LabelID, _ other: LabelID) -> Bool {
    guard Folding.mayBeSame(labels.firstByte(of: text), labels.firstByte(of: other)),
      Folding.mayBeSame(labels.lastByte(of: text), labels.lastByte(of: other))
    else { return false }
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

  /// Whether some piece of the other text is in this one.
  private mutating func holds(_ text: LabelID, pieceOf other: LabelID) -> Bool {
    let (whole, parts) = (scan(text), scan(other))
    let words = tokens(whole)
    return tokens(parts).split(separator: WordScan.pieceBreak).contains { piece in
      words.indices.contains { words[$0...].starts(with: piece) }
    }
  }
}
