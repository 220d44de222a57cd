/// What the first and the last bytes of a few folded texts are, and how many letters they have. That tells that most texts
/// are none of these, and nobody folds them.
package struct FoldSieve: Sendable {
  /// One bit for each first byte, by its lowest six bits.
  private let firsts: UInt64
  /// The same for each last byte.
  private let lasts: UInt64
  /// The same for how many letters and digits of ASCII there are.
  private let letters: UInt64

  /// Of these hashes, see `Folding.fold`.
  package init(_ folds: [UInt64]) {
    firsts = folds.reduce(0) { $0 | 1 << ($1 & 63) }
    lasts = folds.reduce(0) { $0 | 1 << ($1 >> 6 & 63) }
    letters = folds.reduce(0) { $0 | 1 << ($1 >> 12 & 63) }
  }

  /// Whether a text that begins with this byte may be one of them. Folding keeps letters and digits of ASCII at both ends,
  /// in lower case.
  @inline(__always)
  package func mayHold(from first: UInt8) -> Bool { Self.mayBe(first, firsts) }

  /// The same for a text that ends with this byte.
  @inline(__always)
  package func mayHold(to last: UInt8) -> Bool { Self.mayBe(last, lasts) }

  /// The same for a text of ASCII with so many letters and digits. Folding keeps all of them.
  @inline(__always)
  package func mayHold(letters count: Int) -> Bool { letters >> UInt64(count & 63) & 1 != 0 }

  @inline(__always)
  private static func mayBe(_ byte: UInt8, _ sieve: UInt64) -> Bool {
    let lower = CharacterClass.lowercase(byte)
    return !CharacterClass.isLowerLetter(lower) || sieve >> UInt64(lower & 63) & 1 != 0
  }
}
