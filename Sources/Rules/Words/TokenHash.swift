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

  /// Appends the letters and digits of ASCII that begin at a place, in lower case, and returns where they end.
  ///
  /// They are found and read eight at a time: small letters and digits have the bit that capitals lack.
  @inline(__always)
  mutating func append(lettersFrom start: Int, of text: UnsafeBufferPointer<UInt8>) -> Int {
    var place = start
    guard byteCount & 7 == 0, text.count >= 8 else {
      while place < text.count, CharacterClass.isLetter(text[place]) {
        append(text[place] | 0x20)
        place += 1
      }
      return place
    }
    let bytes = UnsafeRawBufferPointer(text)
    while place < text.count {
      // Near the end of the text, the eight bytes before it hold the rest, too, and nothing comes behind it.
      let from = min(place, text.count - 8)
      let next = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: from, as: UInt64.self))
      let ahead = next >> UInt64((place - from) << 3)
      let letters = Self.lettersAtBeginning(of: ahead)
      let lower = ahead | 0x2020_2020_2020_2020
      byteCount += letters
      place += letters
      guard letters == 8 else {
        chunk = lower & ((1 << UInt64(letters << 3)) &- 1)
        return place
      }
      state = Self.mix(state ^ lower)
    }
    return place
  }

  /// How many of eight bytes, from the lowest, are letters and digits of ASCII before the first that is none.
  ///
  /// No byte of these sums is above 0xFF, so none changes another.
  @inline(__always)
  private static func lettersAtBeginning(of bytes: UInt64) -> Int {
    let (low, high): (UInt64, UInt64) = (0x7F7F_7F7F_7F7F_7F7F, 0x8080_8080_8080_8080)
    let digits = bytes & low
    let letters = (bytes | 0x2020_2020_2020_2020) & low
    // The highest bit says that a byte is at least the first of the range, and that it is above the last: from 0x61 to 0x7A
    // and from 0x30 to 0x39.
    let isLetter = (letters &+ 0x1F1F_1F1F_1F1F_1F1F) & ~(letters &+ 0x0505_0505_0505_0505)
    let isDigit = (digits &+ 0x5050_5050_5050_5050) & ~(digits &+ 0x4646_4646_4646_4646)
    let others = ~((isLetter | isDigit) & ~bytes) & high
    return others.trailingZeroBitCount >> 3
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
