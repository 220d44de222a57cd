/// Finds elements with more attributes than anybody writes, before libxml2 sees them: it compares each with all before it
/// and walks a list for each, so that 2 MB of attributes take it minutes.
///
/// Source: libxml2 2.9, parser.c, xmlParseStartTag2; SAX2.c, xmlSAX2AttributeNs.
enum XMLCrowding {
  /// Exporters write 40 at most.
  static let attributeLimit = 256
  /// Shorter tags are not looked at: of what fits in there, libxml2 makes no trouble.
  private static let shortest = 4_096

  /// Where such an element begins, or nil.
  ///
  /// A tag ends before the next “<”, which is looked for backwards from as far as a short tag reaches: of most documents a
  /// few bytes in each 4 kB are read.
  static func place(in bytes: UnsafeRawBufferPointer) -> Int? {
    var at = 0
    while at + shortest < bytes.count {
      var next = at + shortest
      while next > at, bytes[next] != UInt8(ascii: "<") { next -= 1 }
      if next == at {
        if isCrowded(bytes, tagAt: at) { return at }
        next = at + shortest
        while next < bytes.count, bytes[next] != UInt8(ascii: "<") { next += 1 }
      }
      at = next
    }
    return nil
  }

  private static func isCrowded(_ bytes: UnsafeRawBufferPointer, tagAt start: Int) -> Bool {
    guard bytes[start] == UInt8(ascii: "<"), DocumentBounds.isLetter(bytes[start + 1]) else { return false }
    var attributes = 0
    var quote: UInt8?
    for at in (start + 1)..<bytes.count {
      let byte = bytes[at]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
        attributes += 1
        if attributes > attributeLimit { return true }
      } else if byte == UInt8(ascii: ">") {
        return false
      }
    }
    return false
  }
}
