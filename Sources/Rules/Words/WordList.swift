/// Entries of a vocabulary for one language and one key, ready for comparison with a text's tokens.
///
/// A class, because a list is passed along for each text.
package final class WordList: Sendable {
  package let entries: [[UInt64]]
  /// Whether there are more words than these, so that a missing word proves nothing.
  package let isPartial: Bool
  /// The first and the last words of all entries, sorted. Most texts have none of them and need no comparison.
  private let firsts: [UInt64]
  private let lasts: [UInt64]
  private let firstSieve: UInt64
  private let lastSieve: UInt64

  /// These entries.
  package init(_ entries: [[UInt64]] = [], isPartial: Bool = false) {
    self.entries = entries
    self.isPartial = isPartial
    // Use closures, because a key path into an array is looked up at run time for each entry.
    firsts = entries.compactMap { $0.first }.sorted()
    lasts = entries.compactMap { $0.last }.sorted()
    firstSieve = Self.sieve(firsts[...])
    lastSieve = Self.sieve(lasts[...])
  }

  /// One bit for each of these words, by the lowest six bits of its hash.
  static func sieve(_ tokens: ArraySlice<UInt64>) -> UInt64 { tokens.reduce(0) { $0 | 1 << ($1 & 63) } }

  /// Whether a text may include an entry, judged by its words' bits; most texts cannot.
  ///
  /// - Parameter sieve: the bits of the text's words, see `ScannedTexts.Entry`.
  package func isPossible(for sieve: UInt64) -> Bool { sieve & firstSieve != 0 && sieve & lastSieve != 0 }

  private static func isAmong(_ sorted: [UInt64], _ token: UInt64?) -> Bool {
    guard let token else { return false }
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] == token { return true }
      if sorted[middle] < token { low = middle + 1 } else { high = middle }
    }
    return false
  }

  /// The tokens at the beginning or end of the text that are an entry, if the text has other words; else nil.
  package func match(_ edge: TextTest.Edge, of tokens: ArraySlice<UInt64>) -> Range<Int>? {
    guard edge == .first ? Self.isAmong(firsts, tokens.first) : Self.isAmong(lasts, tokens.last) else { return nil }
    for entry in entries where !entry.isEmpty && entry.count < tokens.count {
      let range =
        edge == .first
        ? tokens.startIndex..<tokens.startIndex + entry.count : tokens.endIndex - entry.count..<tokens.endIndex
      if tokens[range].elementsEqual(entry) { return range }
    }
    return nil
  }

  /// The first place of an entry, or nil.
  package func firstMatch(in tokens: ArraySlice<UInt64>) -> Range<Int>? {
    for start in tokens.indices {
      if let match = longestMatch(in: tokens, at: start) { return match }
    }
    return nil
  }

  /// The first piece that is wholly an entry, or nil.
  package func piece(of tokens: ArraySlice<UInt64>) -> Range<Int>? {
    var start = tokens.startIndex
    while start <= tokens.endIndex {
      let end = tokens[start...].firstIndex(of: WordScan.pieceBreak) ?? tokens.endIndex
      if start < end, Self.isAmong(firsts, tokens[start]),
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
    guard tokens.isEmpty || Self.isAmong(firsts, tokens.first) else { return false }
    let words = tokens.filter { $0 != WordScan.pieceBreak }
    return entries.contains { $0 == words }
  }

  /// Whether the words of the text can be divided completely into entries.
  package func covers(_ tokens: ArraySlice<UInt64>) -> Bool {
    guard Self.isAmong(firsts, tokens.first) else { return false }
    let words = tokens.filter { $0 != WordScan.pieceBreak }
    guard !words.isEmpty else { return false }
    var reached = Set([0])
    for start in words.indices where reached.contains(start) {
      for entry in entries where !entry.isEmpty && words[start...].starts(with: entry) {
        reached.insert(start + entry.count)
      }
    }
    return reached.contains(words.count)
  }

  private func longestMatch(in tokens: ArraySlice<UInt64>, at start: Int) -> Range<Int>? {
    guard Self.isAmong(firsts, tokens[start]) else { return nil }
    var longest: Range<Int>?
    for entry in entries where !entry.isEmpty && tokens[start] == entry[0] && entry.count > longest?.count ?? 0 {
      if tokens[start...].starts(with: entry) { longest = start..<start + entry.count }
    }
    return longest
  }
}
