/// Which shapes a text may have, by its bytes alone.
extension ShapeSet {
  /// Without a look at characters.
  package init(possibleFor text: String) {
    var text = text
    self = text.withUTF8 { ShapeSet(bytes: $0) }
  }

  private mutating func insert(_ shape: Shape, if isPossible: Bool) { if isPossible { insert(shape) } }

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
    let sorts = ByteSorts(of: bytes)
    func count(_ sort: ByteSorts.Sort) -> UInt64 { sorts.count(sort) }
    func has(_ sort: ByteSorts.Sort) -> Bool { sorts.has(sort) }
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
      insert(.assetName, if: joints > 0 || has(.at) || has(.slash) || Self.mayBeSymbol(bytes) || count(.digit) == 2)
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

  static let dot = UInt8(ascii: ".")

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

  static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }

  static func isOfWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
  }
}
