/// Where the document lies in a file that has a byte order mark or log lines before it, or a remark behind it.
enum DocumentBounds {
  /// The range of the document; nil when no line begins like JSON or XML.
  static func range(in bytes: UnsafeRawBufferPointer) -> Range<Int>? {
    guard let start = start(in: bytes) else { return nil }
    return start..<(bytes[start] == UInt8(ascii: "<") ? endOfXML(in: bytes, from: start) : bytes.count)
  }

  /// Log lines come before the document, never after more than this; a file without a document is not searched whole.
  private static let searchLimit = 64 << 10

  private static let queryRow = Array("Row: 0 result=".utf8)

  private static func start(in bytes: UnsafeRawBufferPointer) -> Int? {
    var at = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while at < min(bytes.count, searchLimit) {
      while at < bytes.count, isSpace(bytes[at]) { at += 1 }
      guard at < bytes.count else { return nil }
      // `adb shell content query` says so before the only row.
      if bytes[at...].starts(with: queryRow) { at += queryRow.count }
      if beginsDocument(bytes, at) { return at }
      while at < bytes.count, bytes[at] != UInt8(ascii: "\n") { at += 1 }
    }
    return nil
  }

  /// “[INFO] …” and “<unknown>” in a log line begin with a bracket too, so the next character decides.
  private static func beginsDocument(_ bytes: UnsafeRawBufferPointer, _ at: Int) -> Bool {
    var next = at + 1
    while next < bytes.count, isSpace(bytes[next]) { next += 1 }
    let follower = next < bytes.count ? bytes[next] : nil
    switch at < bytes.count ? bytes[at] : 0 {
    case UInt8(ascii: "{"): return follower == nil || "\"}".utf8.contains(follower ?? 0)
    case UInt8(ascii: "["): return follower == nil || "{[]\"".utf8.contains(follower ?? 0)
    case UInt8(ascii: "<"): return follower == nil || "?!".utf8.contains(follower ?? 0) || isLetter(follower ?? 0)
    case UInt8(ascii: "\""): return follower == UInt8(ascii: "<") || follower == UInt8(ascii: "{")
    default: return false
    }
  }

  /// `uiautomator dump /dev/tty` says behind the tree where it went. A remark holds no “<”; a tag that is cut off does.
  private static func endOfXML(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    guard let last = bytes[start...].lastIndex(of: UInt8(ascii: ">")) else { return bytes.count }
    return bytes[(last + 1)...].contains(UInt8(ascii: "<")) ? bytes.count : last + 1
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
}
