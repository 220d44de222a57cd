/// A set of words by their hashes, made to say *no* fast: most words of a text are in no list.
struct WordSet: Sendable {
  private let sorted: [UInt64]
  /// Sixteen bits or more a word; a word whose bit is clear is not in the set. As long as a power of two.
  private let bits: [UInt64]
  /// One bit for each word, by the lowest six bits of its hash.
  let sieve: UInt64

  /// These words, in any order.
  init(_ words: [UInt64]) {
    // Entries share their words: “settings” begins a dozen.
    var sorted = words.sorted()
    var count = 0
    for word in sorted where count == 0 || sorted[count - 1] != word {
      sorted[count] = word
      count += 1
    }
    self.sorted = Array(sorted[..<count])
    var size = 1
    while size * 4 < count { size *= 2 }
    var bits = [UInt64](repeating: 0, count: size)
    var sieve: UInt64 = 0
    for word in self.sorted {
      bits[Self.place(word, size)] |= 1 << (word >> 6 & 63)
      sieve |= 1 << (word & 63)
    }
    (self.bits, self.sieve) = (bits, sieve)
  }

  @inline(__always)
  private static func place(_ word: UInt64, _ size: Int) -> Int { Int(truncatingIfNeeded: word >> 12) & (size - 1) }

  /// Whether the word is in the set.
  func contains(_ word: UInt64) -> Bool {
    guard bits[Self.place(word, bits.count)] & (1 << (word >> 6 & 63)) != 0 else { return false }
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] == word { return true }
      if sorted[middle] < word { low = middle + 1 } else { high = middle }
    }
    return false
  }
}
