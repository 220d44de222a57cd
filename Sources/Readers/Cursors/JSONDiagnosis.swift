/// Finds where and why bytes are not JSON, after the parser has refused them.
///
/// A plain implementation of RFC 8259, byte by byte. The parser's own errors give no place, and do not distinguish a
/// file that is still being written from a wrong one.
struct JSONDiagnosis {
  private let bytes: UnsafeRawBufferPointer
  private var at = 0
  /// The closing bracket that each open container waits for.
  private var open: [UInt8] = []
  /// Where the document ended.
  private var end = 0
  /// Whether the fault is that the bytes continue there.
  private var isFollowed = false

  private enum Expected {
    case value, firstElement, key, firstKey, colon, separator, end
  }

  /// What these bytes are.
  enum Verdict {
    case json
    /// A whole document that ends before this place, and something after it.
    case followed(from: Int)
    case broken(ReadFault)
  }

  static func verdict(on bytes: UnsafeRawBufferPointer) -> Verdict {
    var diagnosis = JSONDiagnosis(bytes)
    guard let fault = diagnosis.run() else { return .json }
    return diagnosis.isFollowed ? .followed(from: diagnosis.end) : .broken(fault)
  }

  private init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  private mutating func run() -> ReadFault? {
    var expected = Expected.value
    while true {
      if expected == .end { end = at }
      skipSpace()
      guard at < bytes.count else { return expected == .end ? nil : truncated() }
      let byte = bytes[at]
      switch expected {
      case .end:
        isFollowed = true
        return malformed("the document ends and more follows")
      case .colon:
        guard byte == UInt8(ascii: ":") else { return malformed("a key is not followed by a colon") }
        at += 1
        expected = .value
      case .separator:
        if byte == open.last {
          expected = close()
        } else if byte == UInt8(ascii: ",") {
          at += 1
          expected = open.last == UInt8(ascii: "}") ? .key : .value
        } else {
          return malformed("a value is followed by neither a comma nor a closing bracket")
        }
      case .firstKey, .key:
        if expected == .firstKey, byte == UInt8(ascii: "}") {
          expected = close()
          continue
        }
        guard byte == UInt8(ascii: "\"") else { return malformed("a key is missing") }
        if let fault = string() { return fault }
        expected = .colon
      case .firstElement where byte == UInt8(ascii: "]"): expected = close()
      case .value, .firstElement:
        switch byte {
        case UInt8(ascii: "{"):
          open.append(UInt8(ascii: "}"))
          at += 1
          expected = .firstKey
        case UInt8(ascii: "["):
          open.append(UInt8(ascii: "]"))
          at += 1
          expected = .firstElement
        default:
          if let fault = byte == UInt8(ascii: "\"") ? string() : scalar() { return fault }
          expected = open.isEmpty ? .end : .separator
        }
      }
    }
  }

  private mutating func close() -> Expected {
    open.removeLast()
    at += 1
    return open.isEmpty ? .end : .separator
  }

  private mutating func skipSpace() {
    while at < bytes.count, bytes[at] == 0x20 || bytes[at] == 0x0A || bytes[at] == 0x0D || bytes[at] == 0x09 { at += 1 }
  }

  private mutating func string() -> ReadFault? {
    at += 1
    let start = at
    while at < bytes.count, bytes[at] != UInt8(ascii: "\"") {
      if bytes[at] < 0x20 { return malformed("a string contains a control character") }
      guard bytes[at] == UInt8(ascii: "\\") else {
        at += 1
        continue
      }
      guard at + 1 < bytes.count else { return truncated() }
      let escape = bytes[at + 1]
      if escape == UInt8(ascii: "u") {
        let digits = bytes[min(at + 2, bytes.count)..<min(at + 6, bytes.count)]
        guard digits.allSatisfy(Self.isHexDigit) else { return malformed("an escape is not valid") }
        if digits.count < 4 { return truncated() }
        at += 6
      } else {
        guard "\"\\/bfnrt".utf8.contains(escape) else { return malformed("an escape is not valid") }
        at += 2
      }
    }
    guard at < bytes.count else { return truncated() }
    let text = UnsafeRawBufferPointer(rebasing: bytes[start..<at])
    guard String(validating: text, as: UTF8.self) != nil else {
      at = start
      return malformed("a string is not valid UTF-8")
    }
    at += 1
    return nil
  }

  private static let words = ["null", "true", "false"].map { Array($0.utf8) }

  private mutating func scalar() -> ReadFault? {
    let start = at
    while at < bytes.count, !" \n\r\t,:{}[]\"".utf8.contains(bytes[at]) { at += 1 }
    let token = bytes[start..<at]
    if Self.words.contains(where: token.elementsEqual) || JSONNumber.matches(token) { return nil }
    if at == bytes.count, !open.isEmpty { return truncated() }
    at = start
    // A user may link a file here that only the daemon can read, so the message must not reveal a word of it.
    let isNumber = token.allSatisfy("0123456789+-.eE".utf8.contains)
    guard isNumber || Self.foreignWords.contains(where: token.elementsEqual) else {
      return malformed("a word is not a value")
    }
    return malformed("“\(String(decoding: token.prefix(20), as: UTF8.self))” is not a value")
  }

  /// Values in other languages, and beginnings of words that are not values.
  private static let foreignWords = [
    "NaN", "nan", "Infinity", "-Infinity", "inf", "-inf", "None", "none", "True", "False", "TRUE", "FALSE", "nil",
    "undefined", "nul", "tru", "fals",
  ].map { Array($0.utf8) }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    Character(Unicode.Scalar(byte)).isHexDigit
  }

  private func truncated() -> ReadFault {
    ReadFault(
      .truncated, "not JSON past byte {at}: unexpected end", advice: "Copy the whole file", at: bytes.count)
  }

  private func malformed(_ cause: String) -> ReadFault {
    ReadFault(.malformed, "not JSON at byte {at}: \(cause)", advice: "Export the screen again", at: at)
  }
}
