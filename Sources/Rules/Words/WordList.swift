/// Entries of a vocabulary for one language and one key, ready for comparison with a text's tokens.
///
/// A class, because a list is passed along for each text.
package final class WordList: Sendable {
  package let entries: WordEntries
  /// Whether there are more words than these, so that a missing word proves nothing.
  package let isPartial: Bool
  /// The first and the last words of all entries: most texts have none of them, and need no comparison.
  private let firsts: WordSet
  private let lasts: WordSet

  /// These entries.
  package init(_ entries: WordEntries, isPartial: Bool = false) {
    self.entries = entries.trimmed
    self.isPartial = isPartial
    // Use closures, because a key path into an array is looked up at run time for each entry.
    firsts = WordSet(entries.compactMap { $0.first })
    lasts = WordSet(entries.compactMap { $0.last })
  }

  /// The same, each entry an array.
  package convenience init(_ entries: [[UInt64]], isPartial: Bool = false) {
    self.init(WordEntries(entries), isPartial: isPartial)
  }

  /// No entries.
  package convenience init() { self.init(WordEntries()) }

  /// One bit for each word that begins an entry, by the lowest six bits of its hash.
  package var firstSieve: UInt64 { firsts.sieve }
  /// The same for words that end one.
  package var lastSieve: UInt64 { lasts.sieve }

  /// Whether a text may include an entry, judged by its words' bits; most texts cannot.
  ///
  /// - Parameter sieve: the bits of the text's words, see `ScannedTexts.Entry`.
  package func isPossible(for sieve: UInt64) -> Bool { sieve & firstSieve != 0 && sieve & lastSieve != 0 }

  /// The tokens at the beginning or end of the text that are an entry, if the text has other words; else nil. A title is
  /// an entry at the beginning, before a colon.
  package func match(_ edge: TextTest.Edge, of tokens: ArraySlice<UInt64>) -> Range<Int>? {
    guard let word = edge == .last ? tokens.last : tokens.first, (edge == .last ? lasts : firsts).contains(word)
    else { return nil }
    for entry in entries where !entry.isEmpty && entry.count < tokens.count {
      let range =
        edge == .last
        ? tokens.endIndex - entry.count..<tokens.endIndex : tokens.startIndex..<tokens.startIndex + entry.count
      if tokens[range].elementsEqual(entry), edge != .title || endsWithColon(tokens[range.upperBound...]) {
        return range
      }
    }
    return nil
  }

  private func endsWithColon(_ rest: ArraySlice<UInt64>) -> Bool {
    rest.count > 1 && rest.prefix(2).allSatisfy { $0 == WordScan.pieceBreak }
  }

  /// The first place of an entry, or nil.
  package func firstMatch(in tokens: ArraySlice<UInt64>) -> Range<Int>? {
    for start in tokens.indices where firsts.contains(tokens[start]) {
      if let match = longestMatch(in: tokens, at: start) { return match }
    }
    return nil
  }

  /// The first piece that is wholly an entry, or nil.
  package func piece(of tokens: ArraySlice<UInt64>) -> Range<Int>? {
    var start = tokens.startIndex
    while start <= tokens.endIndex {
      let end = tokens[start...].firstIndex(of: WordScan.pieceBreak) ?? tokens.endIndex
      if start < end, firsts.contains(tokens[start]),
        entries.contains(where: { tokens[start..<end].elementsEqual($0) })
      {
        return start..<end
      }
      start = end + 1
    }
    return nil
  }

  /// Whether the whole text is an entry.
  package func isEntry(_ tokens: ArraySlice<UInt64>) -> Bool {
    if let first = tokens.first, !firsts.contains(first) { return false }
    let words = tokens.filter { $0 != WordScan.pieceBreak }
    return entries.contains { $0.elementsEqual(words) }
  }

  /// Whether the words of the text can be divided completely into entries.
  package func covers(_ tokens: ArraySlice<UInt64>) -> Bool {
    guard let first = tokens.first, firsts.contains(first) else { return false }
    let words = tokens.filter { $0 != WordScan.pieceBreak }
    guard !words.isEmpty else { return false }
    var reached = [Bool](repeating: false, count: words.count + 1)
    reached[0] = true
    for start in words.indices where reached[start] {
      for entry in entries where entry.first == words[start] && words[start...].starts(with: entry) {
        reached[start + entry.count] = true
      }
    }
    return reached[words.count]
  }

  private func longestMatch(in tokens: ArraySlice<UInt64>, at start: Int) -> Range<Int>? {
    var longest: Range<Int>?
    for entry in entries where !entry.isEmpty && tokens[start] == entry.first && entry.count > longest?.count ?? 0 {
      if tokens[start...].starts(with: entry) { longest = start..<start + entry.count }
    }
    return longest
  }
}
