/// Finds out from the bytes whether a text may have two numbers. Without two it has no position, and splitting a text
/// into words costs far more.
enum NumberRuns {
  /// Whether two runs of ASCII letters and digits are numbers, in digits or English words.
  ///
  /// A word that `HeardPosition` reads as a number is always such a run, because its neighbours are neither letters nor
  /// digits. So *no* is certain, and *yes* is not.
  static func areTwo(in text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var found = 0
      var offset = 0
      while offset < bytes.count {
        let start = offset
        var (key, letters) = (UInt64(0), 0)
        while offset < bytes.count, let letter = Self.letter(bytes[offset]) {
          if offset - start < 8 { key = key << 8 | UInt64(letter) }
          if letter >= UInt8(ascii: "a") { letters += 1 }
          offset += 1
        }
        let count = offset - start
        if count > 0, letters == 0 || (letters == count && lengths.contains(count) && words.contains(key)) {
          found += 1
          if found == 2 { return true }
        }
        if count == 0 { offset += 1 }
      }
      return false
    }
  }

  /// A digit, or a letter in lower case; nil for other bytes.
  private static func letter(_ byte: UInt8) -> UInt8? {
    if byte &- UInt8(ascii: "0") < 10 { return byte }
    let lower = byte | 0x20
    return lower &- UInt8(ascii: "a") < 26 ? lower : nil
  }

  private static let lengths = 3...9

  /// The first eight letters of each English number.
  private static let words = HeardPosition.numberWords.keys.map { word in
    word.utf8.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
  }
}
