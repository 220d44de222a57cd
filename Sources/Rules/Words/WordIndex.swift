/// Which of many lists have a word that begins or ends an entry, by word: one look at each word of a text tells in which
/// lists it needs to be looked up, and mostly that is none.
package struct WordIndex: Sendable {
  /// The lists of one word, one bit for each. 0 is the hash of no word.
  private struct Slot {
    var word: UInt64 = 0
    var firsts: UInt128 = 0
    var lasts: UInt128 = 0
  }

  /// A hash table with open addressing, at most half full. Its size is a power of two.
  private var slots: [Slot]
  /// Sixteen bits or more a word; a word whose bit is clear is in no list.
  private var bits: [UInt64]

  /// The words of these lists. Where there are more than 128 lists, several have the same bit.
  package init(_ lists: [WordList]) {
    let count = lists.reduce(0) { $0 + 2 * $1.entries.count }
    var size = 4
    while size < 2 * count { size *= 2 }
    slots = Array(repeating: Slot(), count: size)
    bits = Array(repeating: 0, count: max(1, size / 8))
    for (number, list) in lists.enumerated() {
      for entry in list.entries {
        guard let first = entry.first, let last = entry.last else { continue }
        slots[place(for: first)].firsts |= Self.bit(ofList: number)
        slots[place(for: last)].lasts |= Self.bit(ofList: number)
      }
    }
    shrink()
  }

  /// The bit of a list by its place among those of the index.
  package static func bit(ofList number: Int) -> UInt128 { 1 << UInt128(number & 127) }

  /// The bits of the lists that have an entry which begins with one of these words, and one which ends with one of them.
  package func lists(with words: some Sequence<UInt64>) -> UInt128 {
    var (firsts, lasts): (UInt128, UInt128) = (0, 0)
    for word in words where bits[Self.place(word, bits.count)] & Self.mark(word) != 0 {
      var place = Self.place(word, slots.count)
      while slots[place].word != word, slots[place].word != 0 { place = (place + 1) & (slots.count - 1) }
      firsts |= slots[place].firsts
      lasts |= slots[place].lasts
    }
    return firsts & lasts
  }

  /// Makes the table as small as its words allow. Lists repeat one another's words, so it was made for many more, and
  /// a daemon keeps one for each language that it meets.
  private mutating func shrink() {
    let words = slots.filter { $0.word != 0 }
    var size = 4
    while size < 2 * words.count { size *= 2 }
    guard size < slots.count else { return }
    slots = Array(repeating: Slot(), count: size)
    bits = Array(repeating: 0, count: max(1, size / 8))
    for word in words { slots[place(for: word.word)] = word }
  }

  /// The slot of a word, made where it has none.
  private mutating func place(for word: UInt64) -> Int {
    var place = Self.place(word, slots.count)
    while slots[place].word != word, slots[place].word != 0 { place = (place + 1) & (slots.count - 1) }
    slots[place].word = word
    bits[Self.place(word, bits.count)] |= Self.mark(word)
    return place
  }

  private static func place(_ word: UInt64, _ size: Int) -> Int { Int(truncatingIfNeeded: word >> 12) & (size - 1) }

  private static func mark(_ word: UInt64) -> UInt64 { 1 << (word >> 6 & 63) }
}
