/// Entries of a vocabulary for one language and one key, ready for comparison with a text's tokens.
package struct WordList: Sendable {
  package var entries: [[UInt64]]

  /// These entries.
  package init(_ entries: [[UInt64]] = []) { self.entries = entries }

  /// The tokens at the beginning or at the end of the text that are an entry with words besides, or nil.
  package func match(_ edge: TextTest.Edge, of tokens: [UInt64]) -> Range<Int>? {
    for entry in entries where !entry.isEmpty && entry.count < tokens.count {
      let range = edge == .first ? 0..<entry.count : tokens.count - entry.count..<tokens.count
      if tokens[range].elementsEqual(entry) { return range }
    }
    return nil
  }

  /// The first place at which an entry stands, or nil.
  package func firstMatch(in tokens: [UInt64]) -> Range<Int>? {
    for start in tokens.indices {
      if let match = longestMatch(in: tokens, at: start) { return match }
    }
    return nil
  }

  /// The first piece that is wholly an entry, or nil.
  package func piece(of tokens: [UInt64]) -> Range<Int>? {
    var start = 0
    while start <= tokens.count {
      let end = tokens[start...].firstIndex(of: WordScan.pieceBreak) ?? tokens.count
      if start < end, entries.contains(where: { tokens[start..<end].elementsEqual($0) }) { return start..<end }
      start = end + 1
    }
    return nil
  }

  /// Whether the whole text is an entry.
  package func isEntry(_ tokens: [UInt64]) -> Bool {
    let words = tokens.filter { $0 != WordScan.pieceBreak }
    return entries.contains { $0 == words }
  }

  /// Whether the words of the text can be divided into entries without a rest.
  package func covers(_ tokens: [UInt64]) -> Bool {
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

  private func longestMatch(in tokens: [UInt64], at start: Int) -> Range<Int>? {
    var longest: Range<Int>?
    for entry in entries where !entry.isEmpty && tokens[start] == entry[0] && entry.count > longest?.count ?? 0 {
      if tokens[start...].starts(with: entry) { longest = start..<start + entry.count }
    }
    return longest
  }
}
