/// The entries of a word list, each as its words' hashes.
///
/// All words stand in one array. Most entries are one word, and an array for each would take six times the memory; a
/// daemon keeps tens of thousands of entries for each language that it meets.
package struct WordEntries: RandomAccessCollection, Sendable {
  private var words: [UInt64] = []
  /// For each entry, where the one after it begins.
  private var ends: [UInt32] = []

  /// No entries.
  init() {}

  init(_ entries: some Sequence<some Collection<UInt64>>) {
    for entry in entries { append(entry) }
  }

  /// Adds one entry at the end.
  mutating func append(_ entry: some Collection<UInt64>) {
    words += entry
    ends.append(UInt32(words.count))
  }

  /// The same entries, with no more room than they need.
  var trimmed: WordEntries {
    var entries = WordEntries()
    (entries.words, entries.ends) = (Array(words[...]), Array(ends[...]))
    return entries
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { ends.count }

  package subscript(entry: Int) -> ArraySlice<UInt64> {
    words[(entry == 0 ? 0 : Int(ends[entry - 1]))..<Int(ends[entry])]
  }
}
