/// Whether a program may have printed a text.
extension ShapeSet {
  /// Whether “undefined” or “null’s” may be somewhere in it.
  static func mayHoldMissing(_ text: String) -> Bool {
    var text = text
    return text.withUTF8(mayHoldMissing)
  }

  /// “ndefined” or “null” with a mark behind it, as far as two letters of each tell.
  static func mayHoldMissing(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count > 5 else { return false }
    return (4..<bytes.count).contains { place in
      switch bytes[place] {
      case UInt8(ascii: "f"): bytes[place - 1] == UInt8(ascii: "e") && bytes[place - 4] == UInt8(ascii: "u")
      case UInt8(ascii: "'"), 0xE2: bytes[place - 1] == UInt8(ascii: "l") && bytes[place - 3] == UInt8(ascii: "u")
      default: false
      }
    }
  }

  /// Whether a dot may be between the parts of a name from the code.
  static func mayHoldType(_ text: String) -> Bool {
    var text = text
    return text.withUTF8(mayHoldType)
  }

  /// A dot with letters right before and behind it.
  static func mayHoldType(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count > 4 else { return false }
    return (1..<(bytes.count - 1)).contains {
      bytes[$0] == dot && isLetter(bytes[$0 + 1]) && isOfWord(bytes[$0 - 1])
    }
  }

  /// “Instance of 'Book'” or “Closure: (…”, as far as a few letters tell.
  static func mayBePrintOfObject(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count > 12, bytes[0] == UInt8(ascii: "C") || bytes.contains(UInt8(ascii: "'")) else { return false }
    return bytes[7] == UInt8(ascii: ":")
      || (0..<(bytes.count - 8)).contains { bytes[$0] == UInt8(ascii: "I") && bytes[$0 + 7] == UInt8(ascii: "e") }
  }

  /// Whether two characters may be one of UTF-8 that was read in another encoding, or one could not be read.
  static func mayBeMisread(_ text: String) -> Bool {
    var text = text
    return text.withUTF8(mayBeMisread)
  }

  /// One from Â to ô, and behind it one that Windows has for a byte beyond ASCII; or U+FFFD.
  static func mayBeMisread(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count > 2 else { return false }
    return (0..<(bytes.count - 2)).contains { place in
      switch bytes[place] {
      case 0xC3: (0x82...0xB4).contains(bytes[place + 1]) && [0xC2, 0xC5, 0xC6, 0xCB, 0xE2].contains(bytes[place + 2])
      case 0xEF: bytes[place + 1] == 0xBF && bytes[place + 2] == 0xBD
      default: false
      }
    }
  }

  /// “Invalid Date” at the end.
  static func mayBeNoDate(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.count >= 12 && bytes[bytes.count - 1] == UInt8(ascii: "e") && bytes[bytes.count - 12] == UInt8(ascii: "I")
  }

  /// “NaN”, in that case, as a word or in one.
  static func holdsNoNumber(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count > 2 else { return false }
    return (2..<bytes.count).contains {
      bytes[$0] == UInt8(ascii: "N") && bytes[$0 - 1] == UInt8(ascii: "a") && bytes[$0 - 2] == UInt8(ascii: "N")
    }
  }
}
