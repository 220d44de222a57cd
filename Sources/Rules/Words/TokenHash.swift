/// The hash of one word, made of its bytes as they are read. No word has the hash 0 but by a chance of 2⁻⁶⁴.
///
/// Words are short and a text has several, so a hash of whole buffers would spend most of its time on being called.
struct TokenHash {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15
  /// Up to eight bytes that are not in the state yet.
  private var chunk: UInt64 = 0
  private(set) var byteCount = 0

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    chunk |= UInt64(byte) << UInt64((byteCount & 7) << 3)
    byteCount += 1
    if byteCount & 7 == 0 {
      state = Self.mix(state ^ chunk)
      chunk = 0
    }
  }

  /// The same for letters and digits of ASCII, eight at a time: small letters and digits have the bit that capitals lack.
  @inline(__always)
  mutating func append(letters: Range<Int>, of text: UnsafeBufferPointer<UInt8>) {
    var place = letters.lowerBound
    if byteCount & 7 == 0 {
      let bytes = UnsafeRawBufferPointer(text)
      while place + 8 <= letters.upperBound {
        state = Self.mix(state ^ Self.lower(bytes, place))
        byteCount += 8
        place += 8
      }
      let rest = letters.upperBound - place
      if rest > 0, place + 8 <= text.count {
        chunk = Self.lower(bytes, place) & ((1 << UInt64(rest << 3)) &- 1)
        byteCount += rest
        return
      }
    }
    while place < letters.upperBound {
      append(text[place] | 0x20)
      place += 1
    }
  }

  @inline(__always)
  private static func lower(_ bytes: UnsafeRawBufferPointer, _ place: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)) | 0x2020_2020_2020_2020
  }

  /// The hash of all bytes, and a beginning of the next word.
  @inline(__always)
  mutating func finish() -> UInt64 {
    let hash = Self.mix(state ^ chunk ^ UInt64(byteCount) << 56)
    self = TokenHash()
    return hash
  }

  @inline(__always)
  private static func mix(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0xBF58_476D_1CE4_E5B9)
    return product.high ^ product.low
  }
}
