import CSimdjson

/// Scans XML as exporters write it: elements, attributes, and white space between them.
///
/// It handles nothing else. Comments, texts, namespaces, document types, names that are not ASCII, and every fault go
/// to libxml2, which reads the document from its start. What the scanner accepts, libxml2 accepts as the same elements;
/// `XMLAgreementTests` checks that.
///
/// Source: W3C, Extensible Markup Language (XML) 1.0, fifth edition. Numbers of its productions are in brackets.
struct XMLScanner {
  private let base: UnsafePointer<UInt8>
  private let count: Int
  private let limits: ReadLimits
  private var at = 0
  private var names = XMLNames()
  /// Names of the elements that are open.
  private var open: [Int] = []

  /// Writes the document to the tape.
  ///
  /// - Parameter bytes: the document, followed by at least 8 readable bytes.
  /// - Returns: whether that worked; if not, the tape has a part of the document.
  static func scan(_ bytes: UnsafeRawBufferPointer, limits: ReadLimits, into tape: inout XMLTape) -> Bool {
    guard let base = bytes.assumingMemoryBound(to: UInt8.self).baseAddress, bytes.count <= XMLTape.limit,
      ax_utf8_is_valid(base, bytes.count)
    else { return false }
    var scanner = XMLScanner(base: base, count: bytes.count, limits: limits)
    return scanner.run(&tape)
  }

  private init(base: UnsafePointer<UInt8>, count: Int, limits: ReadLimits) {
    (self.base, self.count, self.limits) = (base, count, limits)
  }

  private mutating func run(_ tape: inout XMLTape) -> Bool {
    guard passDeclaration() else { return false }
    repeat {
      passSpace()
      guard byte(at) == UInt8(ascii: "<") else { return false }
      if byte(at + 1) == UInt8(ascii: "/") {
        guard readEnd(&tape) else { return false }
      } else {
        guard readElement(&tape) else { return false }
        if tape.fault != nil { return true }
      }
    } while !open.isEmpty
    passSpace()
    return at == count
  }

  /// The fault if a limit of a11yd is exceeded, so that memory is bounded for any input. The wrappers around a tree are
  /// not nodes.
  private func exceeded(_ tape: borrowing XMLTape) -> ReadFault? {
    if open.count > limits.depth + XMLCursor.wrappers { return .tooDeep(limits) }
    if tape.elements > limits.nodes + XMLCursor.wrappers { return .tooManyNodes(limits) }
    return nil
  }

  // MARK: Tags

  /// [40] to [44]: a start tag or the tag of an empty element.
  private mutating func readElement(_ tape: inout XMLTape) -> Bool {
    let start = at
    at += 1
    guard let name = names.read(base, count, &at, after: nil, into: &tape) else { return false }
    let place = tape.open(name: name, at: start)
    names.beginElement()
    var attributes = 0
    var last = name
    while true {
      let isSpaced = Self.isSpace(byte(at))
      if isSpaced { passSpace() }
      switch byte(at) {
      case UInt8(ascii: ">"):
        at += 1
        open.append(name)
        tape.setAttributes(attributes, at: place)
        tape.fault = exceeded(tape)
        return true
      case UInt8(ascii: "/"):
        guard byte(at + 1) == UInt8(ascii: ">") else { return false }
        at += 2
        tape.setAttributes(attributes, at: place)
        tape.close()
        tape.fault = exceeded(tape)
        return true
      default: break
      }
      guard isSpaced, attributes < XMLCrowding.attributeLimit,
        let attribute = names.read(base, count, &at, after: last, into: &tape), names.isFirst(attribute),
        byte(at) == UInt8(ascii: "=")
      else { return false }
      at += 1
      guard let value = readValue(&tape) else { return false }
      tape.attribute(name: attribute, value: value)
      attributes += 1
      last = attribute
    }
  }

  /// [42]: an end tag, of the element that is open.
  private mutating func readEnd(_ tape: inout XMLTape) -> Bool {
    guard let name = open.popLast() else { return false }
    let bytes = tape.bytes(tape.names[name])
    at += 2
    guard at + bytes.count < count, XMLNames.areSame(base + at, bytes) else { return false }
    at += bytes.count
    passSpace()
    guard byte(at) == UInt8(ascii: ">") else { return false }
    at += 1
    tape.close()
    return true
  }

  // MARK: Values

  /// [10]: a value between quotes.
  @inline(__always)
  private mutating func readValue(_ tape: inout XMLTape) -> XMLTape.Place? {
    let quote = byte(at)
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    at += 1
    let start = at
    while true {
      passPlain(quote)
      let byte = byte(at)
      if byte == quote {
        at += 1
        return XMLTape.Place(start: UInt32(start), length: UInt32(at - 1 - start))
      }
      if byte == 0xEF {
        guard !isNoCharacter else { return nil }
        at += 1
      } else if byte == UInt8(ascii: "&") || Self.isSpace(byte) {
        return readEscaped(from: start, quote, &tape)
      } else {
        return nil
      }
    }
  }

  /// Skips ordinary bytes, eight at a time: all but the quote, “<”, “&”, control characters and 0xEF, the first byte of
  /// the only two characters that are valid UTF-8 but not XML.
  @inline(__always)
  private mutating func passPlain(_ quote: UInt8) {
    let quotes = UInt64(quote) &* Self.ones
    while at < count {
      let word = UnsafeRawPointer(base + at).loadUnaligned(as: UInt64.self).littleEndian
      let found =
        Self.zeros(word ^ quotes) | Self.zeros(word ^ 0x3C3C_3C3C_3C3C_3C3C) | Self.zeros(word ^ 0x2626_2626_2626_2626)
        | Self.zeros(word ^ 0xEFEF_EFEF_EFEF_EFEF) | ((word &- 0x2020_2020_2020_2020) & ~word & Self.highBits)
      if found != 0 {
        at += found.trailingZeroBitCount / 8
        return
      }
      at += 8
    }
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// The high bit of each byte that is zero. For bytes above the first zero it may be wrong.
  @inline(__always)
  private static func zeros(_ word: UInt64) -> UInt64 { (word &- ones) & ~word & highBits }

  /// Reads a value byte by byte: references are resolved, white space becomes spaces (XML 1.0, 3.3.3).
  private mutating func readEscaped(from start: Int, _ quote: UInt8, _ tape: inout XMLTape) -> XMLTape.Place? {
    let copied = tape.copiedEnd
    at = start
    while at < count {
      let byte = base[at]
      switch byte {
      case quote:
        at += 1
        return tape.copied(from: copied)
      case UInt8(ascii: "&"):
        guard let character = readReference() else { return nil }
        for byte in UTF8.encode(character) ?? UTF8.encodedReplacementCharacter { tape.copy(byte) }
        continue
      case UInt8(ascii: "\r"):
        if self.byte(at + 1) == UInt8(ascii: "\n") { at += 1 }
        tape.copy(0x20)
      case UInt8(ascii: "\n"), UInt8(ascii: "\t"): tape.copy(0x20)
      case UInt8(ascii: "<"): return nil
      case 0xEF where isNoCharacter: return nil
      default:
        guard byte >= 0x20 else { return nil }
        tape.copy(byte)
      }
      at += 1
    }
    return nil
  }

  /// [66] and the five entities that every document has.
  private mutating func readReference() -> Unicode.Scalar? {
    for (name, character) in Self.entities where hasBytes(name) {
      at += name.utf8CodeUnitCount
      return character
    }
    guard byte(at + 1) == UInt8(ascii: "#") else { return nil }
    let isHex = byte(at + 2) == UInt8(ascii: "x")
    at += isHex ? 3 : 2
    let first = at
    var number: UInt32 = 0
    while let digit = Self.digit(byte(at), isHex: isHex), number <= 0x10FFFF {
      number = number * (isHex ? 16 : 10) + digit
      at += 1
    }
    guard at > first, byte(at) == UInt8(ascii: ";"), let scalar = Unicode.Scalar(number), Self.isCharacter(scalar)
    else {
      return nil
    }
    at += 1
    return scalar
  }

  private static let entities: [(StaticString, Unicode.Scalar)] = [
    ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"),
  ]

  private static func digit(_ byte: UInt8, isHex: Bool) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f") where isHex: UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F") where isHex: UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  /// [2]
  private static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  /// U+FFFE or U+FFFF.
  private var isNoCharacter: Bool { byte(at + 1) == 0xBF && byte(at + 2) >= 0xBE }

  // MARK: Bytes

  /// The byte at a place; 0 past the end, which is valid nowhere.
  @inline(__always)
  private func byte(_ place: Int) -> UInt8 { place < count ? base[place] : 0 }

  @inline(__always)
  private mutating func passSpace() {
    while Self.isSpace(byte(at)) { at += 1 }
  }

  /// [3]
  @inline(__always)
  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

  private func hasBytes(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      at + text.count <= count && text.elementsEqual(UnsafeBufferPointer(start: base + at, count: text.count))
    }
  }

  /// [23]: the declaration, in the forms that exporters write. It may be missing.
  private mutating func passDeclaration() -> Bool {
    guard hasBytes("<?xml") else { return true }
    guard let form = Self.declarations.first(where: { hasBytes($0) }) else { return false }
    at += form.utf8CodeUnitCount
    return true
  }

  private static let declarations: [StaticString] = [
    "<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
    "<?xml version='1.0' encoding='UTF-8' standalone='yes'?>", "<?xml version='1.0' encoding='UTF-8'?>",
    "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>", "<?xml version=\"1.0\" encoding=\"utf-8\"?>",
    "<?xml version=\"1.0\"?>",
  ]
}
