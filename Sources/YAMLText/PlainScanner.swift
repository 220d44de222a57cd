/// Reads the YAML that people write in rule files, some five times as fast as libyaml.
///
/// What it reads it reads as libyaml does, places too. Whatever leaves a doubt, and every mistake, it leaves to libyaml:
/// anchors, tags, several documents, keys of other than a few characters, empty values, odd indents. A document is a
/// mapping without braces whose values are texts, mappings and lists.
struct PlainScanner {
  /// There is something that libyaml has to read.
  struct Doubt: Error {}

  private static let depthLimit = 60
  private static let nodeLimit = 500_000

  let bytes: UnsafeBufferPointer<UInt8>
  var records: [YAMLRecord] = []
  var texts: [String] = []
  var offset = 0
  var line: Int32 = 1
  /// Where the line begins.
  var lineStart = 0
  private var depth = 0
  /// Hashes of the keys of the mappings that are open.
  private var keys: [UInt64] = []

  /// The document in the first of these bytes; nil where libyaml has to read it.
  static func document(in bytes: [UInt8], upTo end: Int) -> YAMLDocument? {
    bytes.withUnsafeBufferPointer { whole in
      let part = UnsafeBufferPointer(rebasing: whole[..<end])
      guard part.count < Int32.max, PlainBytes.areKnown(part) else { return nil }
      var scanner = PlainScanner(bytes: part)
      do throws(Doubt) {
        try scanner.readDocument()
      } catch {
        return nil
      }
      return YAMLDocument(bytes: bytes, records: scanner.records, texts: scanner.texts)
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    records.reserveCapacity(bytes.count / 12 + 8)
  }

  private mutating func readDocument() throws(Doubt) {
    try advance()
    guard !isAtEnd, column == 0 else { throw Doubt() }
    try readMapping(at: 0)
    guard isAtEnd else { throw Doubt() }
  }

  // MARK: places

  var isAtEnd: Bool { offset >= bytes.count }
  var column: Int { offset - lineStart }
  /// The byte here; a line feed at the end.
  var byte: UInt8 { offset < bytes.count ? bytes[offset] : 0x0A }
  /// The byte behind that.
  var nextByte: UInt8 { offset + 1 < bytes.count ? bytes[offset + 1] : 0x0A }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A }

  mutating func skipSpaces() { while offset < bytes.count, bytes[offset] == 0x20 { offset += 1 } }

  /// Over a line feed, if there is one here.
  mutating func endLine() {
    guard !isAtEnd else { return }
    offset += 1
    line += 1
    lineStart = offset
  }

  private mutating func skipLine() {
    while offset < bytes.count, bytes[offset] != 0x0A { offset += 1 }
    endLine()
  }

  /// Over the rest of a line, which has nothing but a comment, and to the next line that has more.
  mutating func advance() throws(Doubt) {
    while !isAtEnd {
      let isInLine = column > 0
      skipSpaces()
      switch byte {
      case 0x0A: endLine()
      case UInt8(ascii: "#"):
        if column > 0, bytes[offset - 1] != 0x20 { throw Doubt() }
        skipLine()
      default:
        if isInLine { throw Doubt() }
        return
      }
    }
  }

  // MARK: records

  @discardableResult
  mutating func add(
    _ kind: YAMLRecord.Kind, at place: Int, line: Int32, start: Int = 0, count: Int = 0
  ) throws(Doubt) -> Int {
    guard records.count < Self.nodeLimit else { throw Doubt() }
    records.append(
      YAMLRecord(
        kind: kind, end: Int32(records.count + 1), start: Int32(start), count: Int32(count), line: line,
        place: Int32(place)))
    return records.count - 1
  }

  /// A text that does not stand in the bytes as it is.
  mutating func add(_ text: String, _ kind: YAMLRecord.Kind, at place: Int, line: Int32) throws(Doubt) {
    try add(kind, at: place, line: line, start: texts.count)
    texts.append(text)
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  // MARK: mappings and lists

  mutating func deeper(_ read: (inout PlainScanner) throws(Doubt) -> Void) throws(Doubt) {
    depth += 1
    guard depth <= Self.depthLimit else { throw Doubt() }
    try read(&self)
    depth -= 1
  }

  /// A key and the colon behind it.
  mutating func readKey() throws(Doubt) {
    let start = offset
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    while offset < bytes.count, PlainBytes.isOfKey(bytes[offset]) {
      hash = (hash ^ UInt64(bytes[offset])) &* 0x100_0000_01B3
      offset += 1
    }
    // libyaml has a limit of its own for the length of a key.
    guard 1...200 ~= offset - start, PlainBytes.canBeginText(bytes[start]), byte == UInt8(ascii: ":"),
      Self.isBlank(nextByte)
    else { throw Doubt() }
    try add(.plain, at: start, line: line, start: start, count: offset - start)
    keys.append(hash)
    offset += 1
  }

  /// Lets go of the keys of a mapping; two that may be the same are left to libyaml.
  mutating func closeKeys(from first: Int) throws(Doubt) {
    let count = keys.count - first
    if count > 12 {
      let sorted = keys[first...].sorted()
      for place in 1..<count where sorted[place] == sorted[place - 1] { throw Doubt() }
    } else {
      for place in first..<keys.count {
        for other in first..<place where keys[other] == keys[place] { throw Doubt() }
      }
    }
    keys.removeLast(count)
  }

  var openKeys: Int { keys.count }

  /// Whether a key begins here.
  private var isAtKey: Bool {
    var end = offset
    while end < bytes.count, PlainBytes.isOfKey(bytes[end]) { end += 1 }
    guard end > offset, end < bytes.count, bytes[end] == UInt8(ascii: ":") else { return false }
    return end + 1 == bytes.count || Self.isBlank(bytes[end + 1])
  }

  private mutating func readMapping(at indent: Int) throws(Doubt) {
    let mapping = try add(.mapping, at: offset, line: line)
    let first = openKeys
    var count: Int32 = 0
    repeat {
      try readKey()
      skipSpaces()
      try readValue(under: indent)
      count += 2
      guard isAtEnd || column <= indent else { throw Doubt() }
    } while !isAtEnd && column == indent
    try closeKeys(from: first)
    records[mapping].end = Int32(records.count)
    records[mapping].count = count
  }

  private mutating func readList(at indent: Int) throws(Doubt) {
    let list = try add(.sequence, at: offset, line: line)
    var count: Int32 = 0
    repeat {
      guard byte == UInt8(ascii: "-"), nextByte == 0x20 else { throw Doubt() }
      offset += 1
      skipSpaces()
      if isAtKey {
        let column = column
        try deeper { (scanner) throws(Doubt) in try scanner.readMapping(at: column) }
      } else {
        guard !Self.isBlank(byte), byte != UInt8(ascii: "#") else { throw Doubt() }
        try readValue(under: indent)
      }
      count += 1
      guard isAtEnd || column <= indent else { throw Doubt() }
    } while !isAtEnd && column == indent
    records[list].end = Int32(records.count)
    records[list].count = count
  }

  /// What stands behind a colon or a hyphen, and to the next line that has more.
  private mutating func readValue(under indent: Int) throws(Doubt) {
    switch byte {
    case 0x0A, UInt8(ascii: "#"):
      try advance()
      guard !isAtEnd, column > indent else { throw Doubt() }
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
        try readFlow()
        return try advance()
      }
      let column = column
      let isList = byte == UInt8(ascii: "-") && nextByte == 0x20
      try deeper { (scanner) throws(Doubt) in
        if isList { try scanner.readList(at: column) } else { try scanner.readMapping(at: column) }
      }
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      try readFlow()
      try advance()
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      try readQuoted()
      try advance()
    case UInt8(ascii: ">"), UInt8(ascii: "|"): try readBlock(under: indent)
    default: try readText(under: indent)
    }
  }
}
