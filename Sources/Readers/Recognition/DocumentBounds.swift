/// Finds the document in a file with a byte order mark or log lines before it, or a remark after it.
enum DocumentBounds {
  /// The range of the document; nil if no line begins like JSON or XML.
  ///
  /// Text after it is only looked for if that costs nothing. `Trailer` judges it if reading fails there.
  static func range(in bytes: UnsafeRawBufferPointer) -> Range<Int>? {
    guard let start = start(in: bytes, from: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0) else { return nil }
    return start..<(bytes[start] == UInt8(ascii: "<") ? endOfXML(in: bytes, from: start) : bytes.count)
  }

  /// Whether there is only `null`, the answer of exporters that found nothing.
  static func isNull(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let start = bytes.firstIndex(where: { !isSpace($0) }), let end = bytes.lastIndex(where: { !isSpace($0) })
    else { return false }
    return bytes[start...end].elementsEqual("null".utf8)
  }

  /// The most bytes of log lines before a document, so that a file without a document is not searched completely.
  private static let searchLimit = 64 << 10

  private static let queryRow = Array("Row: 0 result=".utf8)

  /// The first line at or after `place` that begins like a document. The line may be coloured.
  static func start(in bytes: UnsafeRawBufferPointer, from place: Int) -> Int? {
    var at = place
    while at < min(bytes.count, place + searchLimit) {
      at = skipSpaceAndColour(bytes, at)
      guard at < bytes.count else { return nil }
      // `adb shell content query` writes this before the only row.
      if bytes[at...].starts(with: queryRow) { at += queryRow.count }
      if beginsDocument(bytes, at) { return at }
      while at < bytes.count, bytes[at] != UInt8(ascii: "\n"), bytes[at] != UInt8(ascii: "\r") { at += 1 }
    }
    return nil
  }

  /// Whether a document begins here. Log lines such as “[INFO] …” and “<unknown> …” begin with a bracket too, so the
  /// next character decides, and what follows the tag: no exporter writes text between its elements.
  private static func beginsDocument(_ bytes: UnsafeRawBufferPointer, _ at: Int) -> Bool {
    var next = at + 1
    while next < bytes.count, isSpace(bytes[next]) { next += 1 }
    let follower = next < bytes.count ? bytes[next] : nil
    switch at < bytes.count ? bytes[at] : 0 {
    case UInt8(ascii: "{"): return follower == nil || "\"}".utf8.contains(follower ?? 0)
    case UInt8(ascii: "["): return follower == nil || "{[]\"".utf8.contains(follower ?? 0)
    case UInt8(ascii: "<"):
      if follower == nil || "?!".utf8.contains(follower ?? 0) { return true }
      return isLetter(follower ?? 0) && !isFollowedByText(bytes, tagAt: at)
    case UInt8(ascii: "\""): return follower == UInt8(ascii: "<") || follower == UInt8(ascii: "{")
    default: return false
    }
  }

  private static func isFollowedByText(_ bytes: UnsafeRawBufferPointer, tagAt at: Int) -> Bool {
    let near = UnsafeRawBufferPointer(rebasing: bytes[..<min(bytes.count, at + tagLimit)])
    // An element without content is a document too, and a remark may follow it.
    guard let end = XMLDiagnosis.endOfTag(from: at + 1, near), near[end - 2] != UInt8(ascii: "/") else { return false }
    return near[end...].first { !isSpace($0) }.map { $0 != UInt8(ascii: "<") } ?? false
  }

  /// The longest tag, in bytes, that may be a word in a log line.
  private static let tagLimit = 4_096

  /// The end of the XML. `uiautomator dump /dev/tty` writes a remark after the tree. A remark has no “<”; a cut tag
  /// does.
  private static func endOfXML(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    guard let last = bytes[start...].lastIndex(of: UInt8(ascii: ">")) else { return bytes.count }
    return bytes[(last + 1)...].contains(UInt8(ascii: "<")) ? bytes.count : last + 1
  }

  /// Skips white space and colour sequences of terminals: ESC, “[”, parameters, a letter.
  ///
  /// Source: ECMA-48, 5.4, control sequences.
  static func skipSpaceAndColour(_ bytes: UnsafeRawBufferPointer, _ place: Int) -> Int {
    var at = place
    while at < bytes.count {
      if isSpace(bytes[at]) {
        at += 1
      } else if bytes[at] == escape, at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "[") {
        at += 2
        while at < bytes.count, (0x20...0x3F).contains(bytes[at]) { at += 1 }
        at = min(at + 1, bytes.count)
      } else {
        return at
      }
    }
    return at
  }

  static let escape: UInt8 = 0x1B
  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
  static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
}
