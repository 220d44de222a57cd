/// Which bytes mean nothing of their own where the scanner for plain YAML meets them.
enum PlainBytes {
  /// Whether all of these are characters that YAML takes as they are, with line feeds alone between lines.
  ///
  /// Tabs, control characters, other line ends, byte order marks and what is no character are left to libyaml.
  static func areKnown(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var offset = 0
    while offset < bytes.count {
      while offset + 8 <= bytes.count,
        areASCII(UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      {
        offset += 8
      }
      // Up to the end of the block, character by character.
      let end = min(offset + 8, bytes.count)
      while offset < end {
        guard isKnown(bytes, offset) else { return false }
        offset += 1
      }
    }
    return true
  }

  /// Whether eight bytes are all ASCII without controls other than line feeds. Eight at once, because files are long.
  private static func areASCII(_ block: UInt64) -> Bool {
    let (ones, highs) = (0x0101_0101_0101_0101 as UInt64, 0x8080_8080_8080_8080 as UInt64)
    guard block & highs == 0, (block &+ ones) & highs == 0 else { return false }
    let controls = ~(block &+ 0x60 &* ones) & highs
    let feeds = block ^ 0x0A &* ones
    // A byte of `feeds` that is not zero gets its highest bit by the sum.
    return controls & ((feeds & ~highs) &+ ~highs) == 0
  }

  private static func isKnown(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
    func next(_ distance: Int) -> UInt8 { offset + distance < bytes.count ? bytes[offset + distance] : 0 }
    switch bytes[offset] {
    case 0x0A, 0x20..<0x7F: return true
    case 0..<0x80: return false
    // U+0080 to U+009F.
    case 0xC2: return next(1) >= 0xA0
    // U+2028 and U+2029.
    case 0xE2: return next(1) != 0x80 || next(2) & 0xFE != 0xA8
    // U+FEFF, U+FFFE and U+FFFF.
    case 0xEF: return !(next(1) == 0xBB && next(2) == 0xBF) && !(next(1) == 0xBF && next(2) >= 0xBE)
    default: return true
    }
  }

  private static func contains(_ low: UInt64, _ high: UInt64, _ byte: UInt8) -> Bool {
    byte < 64 ? low >> UInt64(byte) & 1 != 0 : byte < 128 && high >> UInt64(byte - 64) & 1 != 0
  }

  /// Letters, digits, `-`, `.`, `/` and `_`: keys are made of them.
  static func isOfKey(_ byte: UInt8) -> Bool { contains(0x03FF_E000_0000_0000, 0x07FF_FFFE_87FF_FFFE, byte) }

  /// What a text without quotes may begin with: no indicator of YAML's, nor a white space.
  static func canBeginText(_ byte: UInt8) -> Bool {
    byte >= 0x80 || contains(0x3BFF_CB10_0000_0000, 0x47FF_FFFE_D7FF_FFFE, byte)
  }
}
