/// Finds out why a parser has refused an XML document.
enum XMLDiagnosis {
  /// What these bytes are.
  enum Verdict {
    case broken(ReadFault)
    /// A whole document that ends before this place, and something after it.
    case followed(from: Int)
    /// A document that is not UTF-8 and declares windows-1252.
    case inWindows1252
    /// A document that is whole, as far as can be seen without a parser.
    case unknown
  }

  static func verdict(on bytes: UnsafeRawBufferPointer) -> Verdict {
    // A document type may include anything, and has an error of its own.
    if documentType(in: bytes) != nil { return .unknown }
    switch extent(of: bytes) {
    case .cutOff:
      return .broken(
        ReadFault(
          .truncated, "not XML past byte {at}: unexpected end", advice: "Copy the whole file", at: bytes.count))
    case .followed(let end): return .followed(from: end)
    case .whole: break
    }
    if String(validating: bytes, as: UTF8.self) != nil { return .unknown }
    let declared = XMLDeclaration.encoding(in: bytes)
    if let declared, Windows1252Text.names.contains(declared.lowercased()) { return .inWindows1252 }
    let isUTF8 = declared.map { ["utf-8", "utf8"].contains($0.lowercased()) } ?? false
    let what =
      isUTF8
      ? "it declares UTF-8 but is not valid UTF-8"
      : declared.map { "it declares the encoding “\($0)”, which a11yd does not read" }
    return .broken(
      ReadFault(.malformed, what ?? "it is not UTF-8 and declares no other encoding", advice: "Save it as UTF-8"))
  }

  /// The place of a document type, or nil. Only the prolog can have one, so the search ends at the first element.
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

  private enum Extent {
    /// The bytes end inside a tag, or before every element is closed.
    case cutOff
    case followed(from: Int)
    case whole
  }

  private static func extent(of bytes: UnsafeRawBufferPointer) -> Extent {
    var at = 0
    var open = 0
    /// The end of the root element and of the comments after it.
    var end: Int?
    while at < bytes.count {
      guard bytes[at] == UInt8(ascii: "<") else {
        if let end, !DocumentBounds.isSpace(bytes[at]) { return .followed(from: end) }
        at += 1
        continue
      }
      guard at + 1 < bytes.count else { return .cutOff }
      if let end, hasPrefix("<?xml ", at, bytes) { return .followed(from: end) }
      if let special = specialEnds.first(where: { hasPrefix($0.start, at, bytes) }) {
        guard let specialEnd = Self.end(of: special.end, from: at + special.start.utf8.count, bytes) else {
          return .cutOff
        }
        at = specialEnd
        if end != nil { end = at }
        continue
      }
      if let end { return .followed(from: end) }
      guard let tagEnd = endOfTag(from: at + 1, bytes) else { return .cutOff }
      if bytes[at + 1] == UInt8(ascii: "/") {
        open -= 1
      } else if bytes[tagEnd - 2] != UInt8(ascii: "/") {
        open += 1
      }
      at = tagEnd
      if open <= 0 { end = at }
    }
    return end == nil ? .cutOff : .whole
  }

  private static let specialEnds = [("<?", "?>"), ("<!--", "-->"), ("<![CDATA[", "]]>")]
    .map { (start: $0.0, end: $0.1) }

  /// The place after the `>` of a tag; one inside quotes does not count.
  static func endOfTag(from start: Int, _ bytes: UnsafeRawBufferPointer) -> Int? {
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
