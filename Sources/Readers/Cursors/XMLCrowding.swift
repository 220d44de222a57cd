import Glibc

/// Finds input that no exporter writes and that slows libxml2 down, before libxml2 sees it.
///
/// libxml2 compares each attribute of an element with all before it, so 2 MB of attributes take minutes. A run of a
/// thousand comments is never an export either.
///
/// Source: libxml2 2.9, parser.c, xmlParseStartTag2.
enum XMLCrowding {
  /// The most attributes of an element; exporters write 40 at most.
  static let attributeLimit = 256
  /// The most comments in a row; exporters write one or none.
  static let commentLimit = 1_000
  /// Shorter tags, in bytes, are not checked: they have too few attributes to be slow.
  private static let shortest = 4_096

  /// The fault of such a document, or nil. It checks only the beginning of each tag, in a hundredth of the reading
  /// time.
  static func fault(in bytes: UnsafeRawBufferPointer) -> ReadFault? {
    var at = next("<", in: bytes, from: 0)
    var comments = 0
    while at + 1 < bytes.count {
      if bytes[at + 1] == UInt8(ascii: "!") || bytes[at + 1] == UInt8(ascii: "?") {
        comments += 1
        if comments > commentLimit { return fault("more than \(commentLimit) comments in a row", at: at) }
        at = next("<", in: bytes, from: endOfComment(in: bytes, from: at + 2))
        continue
      }
      comments = 0
      let following = next("<", in: bytes, from: at + 1)
      if following - at > shortest, isCrowded(bytes, tag: at..<following) {
        return fault("an element with more than \(attributeLimit) attributes", at: at)
      }
      at = following
    }
    return nil
  }

  private static func fault(_ cause: String, at place: Int) -> ReadFault {
    ReadFault(.tooLarge, "\(cause), at byte {at}", advice: "No exporter writes that; the file was skipped", at: place)
  }

  /// The corresponding C function is `memchr`.
  private static func next(_ character: Unicode.Scalar, in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    guard start < bytes.count, let base = bytes.baseAddress,
      let found = memchr(base + start, CInt(character.value), bytes.count - start)
    else { return bytes.count }
    return UnsafeRawPointer(found) - base
  }

  /// The end of a comment, which may include what looks like an element.
  private static func endOfComment(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    guard bytes[min(start, bytes.count)...].starts(with: "--".utf8) else { return start }
    var at = next(">", in: bytes, from: start + 2)
    while at < bytes.count, bytes[at - 1] != UInt8(ascii: "-") || bytes[at - 2] != UInt8(ascii: "-") {
      at = next(">", in: bytes, from: at + 1)
    }
    return at
  }

  /// - Parameter tag: from its “<” to the next one, which no tag may contain.
  private static func isCrowded(_ bytes: UnsafeRawBufferPointer, tag: Range<Int>) -> Bool {
    guard DocumentBounds.isLetter(bytes[tag.lowerBound + 1]) else { return false }
    var attributes = 0
    var quote: UInt8?
    for at in tag.dropFirst() {
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
