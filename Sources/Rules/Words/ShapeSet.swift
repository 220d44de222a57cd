/// The shapes that a text may have as far as its bytes tell; nearly all that people write has none.
package struct ShapeSet: Sendable {
  /// One for each shape.
  package private(set) var bits: UInt32 = 0

  /// Whether there is none.
  package var isEmpty: Bool { bits == 0 }

  /// No shape.
  package init() {}

  /// These shapes.
  package init(_ shapes: [Shape]) {
    for shape in shapes { bits |= Self.bit(shape) }
  }

  /// Without a look at characters.
  package init(possibleFor text: String) {
    var text = text
    self = text.withUTF8 { ShapeSet(bytes: $0) }
  }

  /// Whether the shape is among them.
  package func contains(_ shape: Shape) -> Bool { bits & Self.bit(shape) != 0 }

  /// Whether no shape is in both.
  package func isDisjoint(with other: ShapeSet) -> Bool { bits & other.bits == 0 }

  /// Adds a shape.
  package mutating func insert(_ shape: Shape) { bits |= Self.bit(shape) }

  private static func bit(_ shape: Shape) -> UInt32 {
    switch shape {
    case .fileName: 1
    case .assetName: 2
    case .className: 4
    case .resourceName: 8
    case .iconCharacter: 16
    case .cutOff: 32
    case .printed: 64
    case .doubled: 128
    case .sign: 256
    case .note: 512
    case .ticked: 1024
    case .number: 2048
    case .snakeCase: 4096
    case .placed: 8192
    case .percentage: 16384
    case .codeInside: 32768
    case .wordAndLabel: 65536
    case .numberedCopy: 131_072
    }
  }

  private mutating func insert(_ shape: Shape, if isPossible: Bool) { if isPossible { bits |= Self.bit(shape) } }

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    guard let last = bytes.last else { return }
    insert(.cutOff, if: Self.mayEndInDots(bytes))
    insert(.doubled, if: Self.mayBeDoubled(bytes))
    insert(.ticked, if: Self.mayBeTicked(bytes))
    insert(.placed, if: bytes.count < 200 && (last == UInt8(ascii: ")") || (0x30...0x39).contains(last)))
    insert(.number, if: !Self.isLetter(bytes[0]) && !Self.isLetter(last))
    insert(.percentage, if: contains(.number) && Self.mayBePercentage(bytes[0], last))
    guard bytes.count < 200 else {
      // Nobody has to ask Unicode about a character that can be seen and is of ASCII.
      insert(.iconCharacter, if: !bytes.contains { $0 > 0x20 && $0 < 0x7F })
      insert(.printed, if: true)
      return
    }
    let (counts, found) = Self.sorts(of: bytes)
    func count(_ sort: Sort) -> UInt64 { counts >> sort.rawValue & 0xFF }
    func has(_ sort: Sort) -> Bool { found >> sort.rawValue & 1 != 0 }
    insert(.iconCharacter, if: !has(.seen))
    insert(.sign, if: (!has(.seen) && has(.beyondASCII)) || (bytes.count < 6 && "<>.".utf8.contains(last)))
    let isIdentity = bytes.count >= 16 && count(.digit) > 3 && count(.space) == 0
    insert(
      .printed,
      if: has(.mark) || isIdentity || (has(.ofMissing) && Self.mayHoldMissing(bytes)) || Self.mayBeNoDate(bytes)
        || (count(.capital) > 1 && Self.holdsNoNumber(bytes)) || count(.digit) > 9
        || (count(.dot) > 0 && Self.mayHoldType(bytes)) || Self.mayBePrintOfObject(bytes)
        || (has(.beyondASCII) && Self.mayBeMisread(bytes)))
    insert(.codeInside, if: bytes.contains(UInt8(ascii: ",")) && bytes.contains(UInt8(ascii: "_")))
    insert(.wordAndLabel, if: count(.space) > 0)
    insert(.note, if: count(.capital) > 2 && "TFX".utf8.contains(bytes[0]))
    // What is not ASCII has no other shape.
    guard !has(.beyondASCII) else { return }
    let joints = count(.dot) + count(.joint)
    if count(.space) == 0 {
      insert(.fileName, if: count(.dot) > 0)
      insert(.assetName, if: joints > 0 || has(.at) || has(.slash) || Self.mayBeSymbol(bytes))
      // “loginBtn” has one capital.
      insert(.className, if: count(.capital) > 0 || count(.dot) > 1 || count(.joint) > 0)
      insert(.snakeCase, if: count(.joint) > 0 && count(.capital) == 0)
      insert(.iconCharacter, if: count(.joint) > 0 && count(.capital) == 0)
    } else {
      // UIKit reads “icon_close” as “icon close”, and may keep the scale of the picture: “close@3x”.
      insert(.assetName, if: count(.capital) == 0 || has(.at) || (count(.digit) > 0 && (0x30...0x39).contains(last)))
      insert(.numberedCopy, if: last == UInt8(ascii: ")"))
      insert(.className, if: bytes.count == 15 && bytes[0] == UInt8(ascii: "["))
    }
    // A number of the resource table has ten digits.
    insert(.resourceName, if: count(.digit) >= 10 || (count(.space) == 0 && (has(.slash) || count(.dot) > 0)))
  }

  /// Three dots or “…” at the end, or something there that may be white space.
  private static func mayEndInDots(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let end = bytes.count - 1
    switch bytes[end] {
    case 0...0x20: return true
    case 0x21..<0x80: return end > 1 && bytes[end] == dot && bytes[end - 1] == dot && bytes[end - 2] == dot
    default: break
    }
    var start = end
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return !CharacterClass.isPlainLetter(WordScan.decode(bytes, at: start).0)
  }

  /// The signs for per cent beyond ASCII, and digits beyond it, begin and end with such a byte.
  private static func mayBePercentage(_ first: UInt8, _ last: UInt8) -> Bool {
    first == UInt8(ascii: "%") || last == UInt8(ascii: "%") || first | last > 0x7F
  }

  private static let dot = UInt8(ascii: ".")

  /// Something beyond ASCII or a space at one of the two ends, and a byte that a check mark begins with.
  private static func mayBeTicked(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let (first, last) = (bytes[0], bytes[bytes.count - 1])
    guard last >= 0x80 || first >= 0x80 || first == 0x20 || last == 0x20 else { return false }
    return bytes.contains { $0 == 0xE2 || $0 == 0xF0 }
  }

  /// By its length and first letter, one of `Shape.symbols`.
  private static func mayBeSymbol(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    switch bytes.count {
    case 5, 9, 10, 15: "xgmp".utf8.contains(bytes[0])
    default: false
    }
  }

  /// How many bytes there are of each counted sort, and which sorts there are.
  private static func sorts(of bytes: UnsafeBufferPointer<UInt8>) -> (counts: UInt64, found: UInt64) {
    sorts.withUnsafeBufferPointer { sorts in
      var (counts, found): (UInt64, UInt64) = (0, 0)
      for byte in bytes {
        let sort = sorts[Int(byte)]
        // Fewer than 200 of each sort fit a byte, so that one addition counts them all.
        counts &+= sort & counted
        found |= sort
      }
      return (counts, found)
    }
  }

  /// Whether “undefined” or “null’s” may be somewhere in it.
  static func mayHoldMissing(_ text: String) -> Bool {
    var text = text
    return text.withUTF8(mayHoldMissing)
  }

  /// “ndefined” or “null” with a mark behind it, as far as two letters of each tell.
  private static func mayHoldMissing(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
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
  private static func mayHoldType(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count > 4 else { return false }
    return (1..<(bytes.count - 1)).contains {
      bytes[$0] == dot && isLetter(bytes[$0 + 1]) && isOfWord(bytes[$0 - 1])
    }
  }

  /// “Instance of 'Book'” or “Closure: (…”, as far as a few letters tell.
  private static func mayBePrintOfObject(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
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
  private static func mayBeMisread(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
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
  private static func mayBeNoDate(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.count >= 12 && bytes[bytes.count - 1] == UInt8(ascii: "e") && bytes[bytes.count - 12] == UInt8(ascii: "I")
  }

  /// “NaN”, in that case, as a word or in one.
  static func holdsNoNumber(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count > 2 else { return false }
    return (2..<bytes.count).contains {
      bytes[$0] == UInt8(ascii: "N") && bytes[$0 - 1] == UInt8(ascii: "a") && bytes[$0 - 2] == UInt8(ascii: "N")
    }
  }

  /// Whether somewhere near the middle a word may begin as the text does, in whatever case. The two halves have the same
  /// words, and differ in what is around them by a few bytes.
  private static func mayBeDoubled(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
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

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
  }

  /// A sort of bytes; the raw value is where its count begins among 64 bits, or where a bit says that there is one.
  private enum Sort: UInt64 {
    case capital = 0
    case digit = 8
    case space = 16
    case dot = 24
    /// Underscores and hyphens.
    case joint = 32
    case slash = 40
    case beyondASCII
    /// Visible characters of ASCII.
    case seen
    /// What programs print values with.
    case mark
    case at
    /// A byte of what stands for a missing value that few texts have.
    case ofMissing
  }

  /// The sorts that are counted.
  private static let counted: UInt64 = (1 << Sort.slash.rawValue) - 1

  /// By byte, 1 at the place of each sort that it is of.
  private static let sorts: [UInt64] = (0...255).map { (byte: UInt8) in
    func one(_ sort: Sort, if isSo: Bool) -> UInt64 { isSo ? 1 << sort.rawValue : 0 }
    return one(.capital, if: (0x41...0x5A).contains(byte)) | one(.digit, if: (0x30...0x39).contains(byte))
      | one(.space, if: byte == 0x20) | one(.dot, if: byte == UInt8(ascii: "."))
      | one(.joint, if: byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-"))
      | one(.slash, if: byte == UInt8(ascii: "/")) | one(.beyondASCII, if: byte >= 0x80)
      | one(.seen, if: byte > 0x20 && byte < 0x7F) | one(.mark, if: Shape.isMarkOfPrint(byte))
      | one(.at, if: byte == UInt8(ascii: "@")) | one(.ofMissing, if: [0x66, 0x27, 0xE2].contains(byte))
  }
}
