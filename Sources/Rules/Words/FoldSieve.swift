/// What the first and the last bytes of a few folded texts are, and how many letters they have. That tells that most texts
/// are none of these, and nobody folds them.
package struct FoldSieve: Sendable {
  /// One bit for each first byte, by its lowest six bits.
  @usableFromInline package let firsts: UInt64
  /// The same for each last byte.
  @usableFromInline package let lasts: UInt64
  /// The same for how many letters and digits of ASCII there are.
  private let letters: UInt64

  /// Of these hashes, see `Folding.fold`.
  package init(_ folds: [UInt64]) {
    var (firsts, lasts, letters): (UInt64, UInt64, UInt64) = (0, 0, 0)
    for fold in folds {
      firsts |= 1 << (fold & 63)
      lasts |= 1 << (fold >> 6 & 63)
      letters |= 1 << (fold >> 12 & 63)
    }
    // What begins or ends in no letter may be any of them.
    (self.firsts, self.lasts, self.letters) = (firsts | 1, lasts | 1, letters)
  }

  /// The first and the last byte of a text as a sieve looks at them. Folding keeps letters and digits of ASCII at both
  /// ends, in lower case; 0 stands for what is none.
  package static func ends(_ first: UInt8, _ last: UInt8) -> UInt16 {
    UInt16(place(of: first)) | UInt16(place(of: last)) << 8
  }

  /// Whether a text with these ends may be one of them.
  @inlinable @inline(__always)
  package func mayHold(ends: UInt16) -> Bool { firsts >> UInt64(ends & 63) & lasts >> UInt64(ends >> 8) & 1 != 0 }

  /// The same for a text of ASCII with so many letters and digits. Folding keeps all of them.
  @inline(__always)
  package func mayHold(letters count: Int) -> Bool { letters >> UInt64(count & 63) & 1 != 0 }

  /// The lowest six bits of a letter or digit in lower case. None of them has no bits.
  private static func place(of byte: UInt8) -> UInt8 {
    let lower = CharacterClass.lowercase(byte)
    return CharacterClass.isLowerLetter(lower) ? lower & 63 : 0
  }
}
