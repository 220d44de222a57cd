/// Whether a text may say the same words twice.
extension ShapeSet {
  /// Whether somewhere near the middle a word may begin as the text does, in whatever case. The two halves have the same
  /// words, and differ in what is around them by a few bytes.
  static func mayBeDoubled(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count > 4, let first = bytes.firstIndex(where: isOfWord) else { return false }
    let middle = bytes.count / 2
    let (start, end) = (max(first + 1, middle - 6), min(bytes.count, middle + 7))
    // With so much before its first word, a text is not the same twice.
    guard start < end else { return false }
    let (beginning, isBeyondASCII) = (bytes[first] | 0x20, bytes[first] >= 0x80)
    var beginsAgain = false
    for place in start..<end
    // The case of a letter beyond ASCII may be another first byte.
    where bytes[place] | 0x20 == beginning || isBeyondASCII && bytes[place] >= 0x80 {
      if !isOfWord(bytes[place - 1]) { beginsAgain = true }
    }
    return beginsAgain && mayBePaired(bytes)
  }

  /// Whether there may be an even number of each digit, and of each letter where all is ASCII, as in what is there twice.
  private static func mayBePaired(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var odd: UInt64 = 0
    var isASCII = true
    var previous: UInt8 = 0
    for byte in bytes {
      if byte &- 0x30 < 10 {
        // After a character beyond ASCII that takes it in, a digit is of no word.
        if previous >= 0x80 { return true }
        odd ^= 1 << UInt64(byte &- 0x30)
      } else if (byte | 0x20) &- 0x61 < 26 {
        odd ^= 1 << UInt64((byte | 0x20) &- 0x61 &+ 10)
      } else if byte >= 0x80 {
        isASCII = false
      }
      previous = byte
    }
    // One letter may be of ASCII with a mark behind it, and the other a single character with that mark.
    return odd & (isASCII ? ~0 : 0x3FF) == 0
  }
}
