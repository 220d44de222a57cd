/// Tells an XML document that is still being written from one that is wrong; only asked once the parser has refused it.
enum XMLDiagnosis {
  /// The fault of a document that ends too early, or nil.
  static func truncation(of bytes: UnsafeRawBufferPointer) -> ReadFault? {
    // A document type may hold anything, and is refused for itself.
    guard documentType(in: bytes) == nil, isCutOff(bytes) else { return nil }
    return ReadFault(
      .truncated, "not XML past byte {at}: unexpected end", advice: "Copy the whole file", at: bytes.count)
  }

  /// Where a tag or a text begins that is longer than libxml2 can take; nil when there is none.
  ///
  /// Past XML_MAX_TEXT_LENGTH its push parser looks through the whole token again for every 512 bytes that it is given, which
  /// takes minutes for a few megabytes more.
  static func overlongToken(in bytes: UnsafeRawBufferPointer) -> Int? {
    var start = 0
    while bytes.count - start > longestToken {
      guard let end = bytes[start..<start + longestToken].lastIndex(of: UInt8(ascii: ">")) else { return start }
      start = end + 1
    }
    return nil
  }

  private static let longestToken = 10_000_000

  /// Where a document type is declared, or nil. Only the prolog can hold one, so the look ends at the first element.
  static func documentType(in bytes: UnsafeRawBufferPointer) -> Int? {
    var at = 0
    while at < bytes.count {
      guard bytes[at] == UInt8(ascii: "<"), at + 1 < bytes.count else {
        at += 1
        continue
      }
      if hasPrefix("<!DOCTYPE", at, bytes) { return at }
      switch bytes[at + 1] {
      case UInt8(ascii: "?"): at = end(of: "?>", from: at + 2, bytes) ?? bytes.count
      case UInt8(ascii: "!"): at = end(of: "-->", from: at + 4, bytes) ?? bytes.count
      default: return nil
      }
    }
    return nil
  }

  /// Whether the bytes end within a tag, or before every element is closed.
  private static func isCutOff(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var at = 0
    var open = 0
    var hasElement = false
    while at < bytes.count {
      guard bytes[at] == UInt8(ascii: "<") else {
        at += 1
        continue
      }
      guard at + 1 < bytes.count else { return true }
      if let special = specialEnds.first(where: { hasPrefix($0.start, at, bytes) }) {
        guard let end = end(of: special.end, from: at + special.start.utf8.count, bytes) else { return true }
        at = end
        continue
      }
      guard let end = endOfTag(from: at + 1, bytes) else { return true }
      if bytes[at + 1] == UInt8(ascii: "/") {
        open -= 1
      } else if bytes[end - 2] != UInt8(ascii: "/") {
        open += 1
      }
      hasElement = true
      at = end
    }
    return open > 0 || !hasElement
  }

  private static let specialEnds = [("<?", "?>"), ("<!--", "-->"), ("<![CDATA[", "]]>")]
    .map { (start: $0.0, end: $0.1) }

  /// The place after the `>` of a tag; one within quotes is none.
  private static func endOfTag(from start: Int, _ bytes: UnsafeRawBufferPointer) -> Int? {
    var quote: UInt8?
    for at in start..<bytes.count {
      let byte = bytes[at]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return at + 1
      }
    }
    return nil
  }

  private static func end(of text: String, from start: Int, _ bytes: UnsafeRawBufferPointer) -> Int? {
    var at = start
    while at + text.utf8.count <= bytes.count {
      if hasPrefix(text, at, bytes) { return at + text.utf8.count }
      at += 1
    }
    return nil
  }

  private static func hasPrefix(_ text: String, _ at: Int, _ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes[min(at, bytes.count)...].starts(with: text.utf8)
  }
}
