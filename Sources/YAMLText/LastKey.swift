import Glibc

/// Finds where the last key of a block mapping begins, without parsing.
///
/// It is found only if there is no doubt: `key:` is at the start of a line; only blank, indented and comment lines
/// follow; lines end with line feeds alone; and there is one document without markers. In any such text, everything
/// after the key is under it, or wrong.
struct LastKey {
  /// The offset of the line that begins with the key; nil if there is any doubt.
  let start: Int?

  /// Looks for this key in a file.
  init(_ key: String, in bytes: UnsafeBufferPointer<UInt8>) {
    let key = Array("\(key):".utf8)
    start = Self.endsLinesPlainly(bytes) ? Self.start(of: key, in: bytes) : nil
  }

  private static func start(of key: [UInt8], in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    var found: Int?
    var line = 0
    while line < bytes.count {
      switch bytes[line] {
      case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "%"), UInt8(ascii: "\t"): return nil
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: " "), UInt8(ascii: "#"): break
      default:
        if found != nil { return nil }
        if isKey(key, at: line, in: bytes) { found = line }
      }
      guard let feed = memchr(base + line, 0x0A, bytes.count - line) else { break }
      line = UnsafePointer(feed.assumingMemoryBound(to: UInt8.self)) - base + 1
    }
    return found
  }

  private static func isKey(_ key: [UInt8], at line: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let after = line + key.count
    guard after < bytes.count, key.indices.allSatisfy({ bytes[line + $0] == key[$0] }) else { return false }
    return [UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(bytes[after])
  }

  /// Whether lines end with line feeds alone. YAML also allows a carriage return alone, U+0085, U+2028 and U+2029.
  private static func endsLinesPlainly(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    func byte(_ place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }
    var place = 0
    while place < bytes.count {
      // Eight bytes at once without a carriage return and without a character beyond ASCII.
      if place + 8 <= bytes.count {
        let block = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: place, as: UInt64.self)
        let returns = block ^ 0x0D0D_0D0D_0D0D_0D0D
        let isFree = (returns &- 0x0101_0101_0101_0101) & ~returns & 0x8080_8080_8080_8080 == 0
        if isFree, block & 0x8080_8080_8080_8080 == 0 {
          place += 8
          continue
        }
      }
      switch bytes[place] {
      case 0x0D: if byte(place + 1) != 0x0A { return false }
      case 0xC2: if byte(place + 1) == 0x85 { return false }
      case 0xE2: if byte(place + 1) == 0x80, byte(place + 2) & 0xFE == 0xA8 { return false }
      default: break
      }
      place += 1
    }
    return true
  }
}
