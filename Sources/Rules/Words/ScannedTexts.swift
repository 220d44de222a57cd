/// The words of many texts in one array, so that a text needs no allocation of its own.
package struct ScannedTexts: Sendable {
  /// Where the words of one text are, with a summary that answers most questions.
  package struct Entry: Sendable {
    let tokens: Range<Int32>
    /// How many letters and digits there are.
    package let characterCount: Int
    /// One bit for every word, by the lowest six bits of its hash: two texts without a common bit have no common word.
    package let sieve: UInt64
  }

  private var scan = WordScan(keepsRanges: false)
  private var entries: [Entry?] = []

  /// No text yet.
  package init() {}

  /// The entry of the text with this number, or nil before it was scanned.
  package func entry(_ number: Int) -> Entry? { number < entries.count ? entries[number] : nil }

  /// Scans the text with this number.
  package mutating func add(_ number: Int, _ text: String) -> Entry {
    while entries.count <= number { entries.append(nil) }
    let start = scan.tokens.count
    let characters = scan.characterCount
    scan.append(text)
    let entry = Entry(
      tokens: Int32(start)..<Int32(scan.tokens.count), characterCount: scan.characterCount - characters,
      sieve: WordList.sieve(scan.tokens[start...]))
    entries[number] = entry
    return entry
  }

  /// The words, with `WordScan.pieceBreak` between pieces.
  package func tokens(_ entry: Entry) -> ArraySlice<UInt64> {
    scan.tokens[Int(entry.tokens.lowerBound)..<Int(entry.tokens.upperBound)]
  }
}
