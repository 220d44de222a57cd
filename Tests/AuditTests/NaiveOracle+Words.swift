import AccessibilityTree
@testable import Audit
import Rules
import Speech

/// The words of one text, entry by entry.
extension NaiveOracle {
  /// What a test says of a text that is there.
  func meets(_ test: TextTest, _ text: String, role: Role) -> Truth {
    switch test {
    case .present: .yes
    case .equals(let folds): Truth(folds.contains(Folding.fold(text)))
    case .whole(let lookup, let isIn): found(test, lookup, text, role, isIn)
    case .edge(_, let lookup, let isIn): found(test, lookup, text, role, isIn)
    case .words(let quantifier, let lookup), .piece(let quantifier, let lookup):
      found(test, lookup, text, role, quantifier != .none)
    case .like(let shapes): Truth(Shape.matches(text, anyOf: shapes))
    case .characters(let test): Truth(test.holds(for: Double(WordScan(text).characterCount)))
    case .sameAs, .containsTextOf, .holdsPieceOf, .wordsIn, .mayBeIn, .otherNumber: .unknown
    }
  }

  func compare(_ test: TextTest, _ text: String, _ other: String) -> Truth {
    switch test {
    case .sameAs: return Truth(Folding.fold(text) == Folding.fold(other))
    case .wordsIn: return Truth(WordsInText.areIn(text, other))
    case .mayBeIn: return Truth(WordsInText.mayBeIn(text, other))
    case .otherNumber: return Truth(NumbersInText.differ(other, text))
    case .containsTextOf:
      var rest = words(of: text)
      for word in words(of: other) {
        guard let place = rest.firstIndex(of: word) else { return .no }
        rest.removeFirst(place + 1)
      }
      return Truth(!words(of: other).isEmpty)
    case .holdsPieceOf:
      let words = WordScan(text).tokens
      let pieces = WordScan(other).tokens.split(separator: WordScan.pieceBreak)
      return Truth(pieces.contains { piece in words.indices.contains { words[$0...].starts(with: piece) } })
    case .present, .equals, .whole, .edge, .words, .piece, .like, .characters: return .unknown
    }
  }

  private func found(_ test: TextTest, _ lookup: TextTest.Lookup, _ text: String, _ role: Role, _ isIn: Bool) -> Truth {
    let truth = lookup.reduce(Truth.no) { $0.or(found(test, lists.asked($1, role: role), text)) }
    return isIn ? truth : truth.negated
  }

  /// In the words of the screen's language, in English for a text in other letters, in those of all languages for a text
  /// that may be in another: these leave it open.
  private func found(_ test: TextTest, _ words: AskedWords, _ text: String) -> Truth {
    func isIn(_ list: WordList?) -> Bool { list.map { holds(test, $0, WordScan(text).tokens) } ?? false }
    if isIn(words.own) { return .yes }
    let language = lists.language.language
    let isForeign = !LanguageLetters(of: language).fit(text)
    let silence: Truth = words.own.map { $0.isPartial ? .unknown : .no } ?? .unknown
    guard words.others != nil, isForeign || words.mayBeAnother else { return silence }
    if isForeign, isIn(words.english) { return .yes }
    if isIn(words.others) { return .unknown }
    // All languages were asked: where nobody knows which it is, the text has none of the words.
    let isOfOne = language == nil && words.languages.contains { LanguageLetters(of: $0).fit(text) }
    return isForeign || isOfOne ? .no : silence
  }

  private func holds(_ test: TextTest, _ list: WordList, _ tokens: [UInt64]) -> Bool {
    let entries = list.entries.map(Array.init).filter { !$0.isEmpty }
    let words = tokens.filter { $0 != WordScan.pieceBreak }
    switch test {
    case .whole: return list.entries.map(Array.init).contains(words)
    case .edge(.first, _, _): return entries.contains { $0.count < tokens.count && tokens.starts(with: $0) }
    case .edge(.title, _, _):
      let colon = [WordScan.pieceBreak, WordScan.pieceBreak]
      return entries.contains { tokens.starts(with: $0 + colon) }
    case .edge(.last, _, _): return entries.contains { $0.count < tokens.count && tokens.suffix($0.count) == $0[...] }
    case .words(.every, _): return !words.isEmpty && isMade(words[...], of: entries)
    case .words:
      return entries.contains { entry in
        tokens.indices.contains { tokens[$0...].starts(with: entry) }
      }
    case .piece: return tokens.split(separator: WordScan.pieceBreak).contains { entries.contains(Array($0)) }
    case .present, .equals, .sameAs, .containsTextOf, .holdsPieceOf, .wordsIn, .mayBeIn, .otherNumber, .like,
      .characters:
      return false
    }
  }

  private func isMade(_ words: ArraySlice<UInt64>, of entries: [[UInt64]]) -> Bool {
    words.isEmpty || entries.contains { words.starts(with: $0) && isMade(words.dropFirst($0.count), of: entries) }
  }
}
