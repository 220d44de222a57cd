/// Whether bytes are UTF-8, by the table of well-formed sequences: Unicode 16, table 3-7.
///
/// The library's own check makes a text of them, and takes ten times as long where most of it is ASCII.
enum UTF8Check {
  /// Whether all of these bytes are characters.
  static func isValid(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count {
        if offset + 8 <= bytes.count,
          bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
        {
          offset += 8
        } else {
          let length = length(bytes, offset)
          guard length > 0 else { return false }
          offset += length
        }
      }
      return true
    }
  }

  /// How many bytes the character has that begins here; 0 where none does.
  private static func length(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> Int {
    func byte(_ distance: Int) -> UInt8 { offset + distance < bytes.count ? bytes[offset + distance] : 0 }
    func continues(_ distance: Int) -> Bool { byte(distance) & 0xC0 == 0x80 }
    switch byte(0) {
    case 0..<0x80: return 1
    case 0xC2...0xDF: return continues(1) ? 2 : 0
    case 0xE0: return 0xA0...0xBF ~= byte(1) && continues(2) ? 3 : 0
    case 0xED: return 0x80...0x9F ~= byte(1) && continues(2) ? 3 : 0
    case 0xE1...0xEF: return continues(1) && continues(2) ? 3 : 0
    case 0xF0: return 0x90...0xBF ~= byte(1) && continues(2) && continues(3) ? 4 : 0
    case 0xF4: return 0x80...0x8F ~= byte(1) && continues(2) && continues(3) ? 4 : 0
    case 0xF1...0xF3: return continues(1) && continues(2) && continues(3) ? 4 : 0
    default: return 0
    }
  }
}
