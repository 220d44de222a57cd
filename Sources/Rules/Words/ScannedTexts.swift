/// The words of many texts in one array, so that a text needs no allocation of its own.
package struct ScannedTexts: Sendable {
  /// Where the words of one text are, with a summary that answers most questions.
  package struct Entry: Sendable {
    /// -1 for a text that was not scanned.
    fileprivate(set) package var start: Int32 = -1
    fileprivate var end: Int32 = -1
    /// How many letters and digits there are.
    fileprivate(set) package var characterCount = 0
    /// One bit for every word, by the lowest six bits of its hash: two texts without a common bit have no common word.
    fileprivate(set) package var sieve: UInt64 = 0
    /// Whether the text has only characters of ASCII.
    fileprivate(set) package var isASCII = true

    /// Of a text that was not scanned.
    package init() {}
  }

  private var scan = WordScan(keepsRanges: false)

  /// No text yet.
  package init() {}

  /// Scans a text.
  package mutating func add(_ text: String) -> Entry {
    var entry = Entry()
    entry.start = Int32(scan.tokens.count)
    let characters = scan.characterCount
    scan.append(text)
    entry.end = Int32(scan.tokens.count)
    entry.characterCount = scan.characterCount - characters
    entry.sieve = scan.sieve
    entry.isASCII = scan.isASCII
    return entry
  }

  /// Makes room for so many words, so that they are not moved while it grows.
  package mutating func reserve(words: Int) { scan.reserve(tokens: words) }

  /// The bits of the lists that the words of a text are in, see `WordIndex`.
  package func lists(with entry: Entry, of index: WordIndex) -> UInt128 {
    scan.tokens.withUnsafeBufferPointer { index.lists(with: $0[Int(entry.start)..<Int(entry.end)]) }
  }

  /// The words, with `WordScan.pieceBreak` between pieces.
  package func tokens(_ entry: Entry) -> ArraySlice<UInt64> { scan.tokens[Int(entry.start)..<Int(entry.end)] }
}
