/// Which of many lists have a word that begins or ends an entry, by word: one look at each word of a text tells in which
/// lists it needs to be looked up, and mostly that is none.
package struct WordIndex: Sendable {
  /// The lists of a word, one bit for each.
  struct Marks: Hashable {
    var firsts: UInt128 = 0
    var lasts: UInt128 = 0
  }

  /// A hash table with open addressing, at most half full. Its size is a power of two. 0 is the hash of no word.
  private var words: [UInt64]
  /// For each place of the table, the number of its word's marks.
  private var numbers: [UInt32]
  /// Each combination of lists once: thousands of words have the same few, and a daemon keeps an index for each language
  /// that it meets.
  private var marks: [Marks] = []
  /// Sixteen bits or more a word; a word whose bit is clear is in no list.
  private var bits: [UInt64]

  /// The words of these lists. Where there are more than 128 lists, several have the same bit.
  package init(_ lists: [WordList]) {
    var marked = MarkedWords(room: lists.reduce(0) { $0 + 2 * $1.entries.count })
    for (number, list) in lists.enumerated() {
      let bit = Self.bit(ofList: number)
      for entry in list.entries {
        guard let first = entry.first, let last = entry.last else { continue }
        marked.mark(first) { $0.firsts |= bit }
        marked.mark(last) { $0.lasts |= bit }
      }
    }
    var size = 4
    while size < 2 * marked.words.count { size *= 2 }
    (words, numbers) = (Array(repeating: 0, count: size), Array(repeating: 0, count: size))
    bits = Array(repeating: 0, count: max(1, size / 8))
    var known: [Marks: UInt32] = [:]
    for (word, mark) in zip(marked.words, marked.marks) {
      let number = known[mark] ?? UInt32(marks.count)
      if number == marks.count { marks.append(mark) }
      known[mark] = number
      let place = self.place(of: word)
      (words[place], numbers[place]) = (word, number)
      bits[Self.place(word, bits.count)] |= Self.mark(word)
    }
  }

  /// The bit of a list by its place among those of the index.
  package static func bit(ofList number: Int) -> UInt128 { 1 << UInt128(number & 127) }

  /// The bits of the lists that have an entry which begins with one of these words, and one which ends with one of them.
  package func lists(with asked: some Sequence<UInt64>) -> UInt128 {
    var (firsts, lasts): (UInt128, UInt128) = (0, 0)
    for word in asked where bits[Self.place(word, bits.count)] & Self.mark(word) != 0 {
      let place = place(of: word)
      guard words[place] == word else { continue }
      let found = marks[Int(numbers[place])]
      firsts |= found.firsts
      lasts |= found.lasts
    }
    return firsts & lasts
  }

  /// The place of a word, or the empty one where it would be.
  private func place(of word: UInt64) -> Int {
    var place = Self.place(word, words.count)
    while words[place] != word, words[place] != 0 { place = (place + 1) & (words.count - 1) }
    return place
  }

  private static func place(_ word: UInt64, _ size: Int) -> Int { Int(truncatingIfNeeded: word >> 12) & (size - 1) }

  private static func mark(_ word: UInt64) -> UInt64 { 1 << (word >> 6 & 63) }
}
