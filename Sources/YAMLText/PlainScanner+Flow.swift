/// What stands in braces and brackets.
extension PlainScanner {
  mutating func readFlow() throws(Doubt) {
    switch byte {
    case UInt8(ascii: "{"): try deeper { (scanner) throws(Doubt) in try scanner.readFlowMapping() }
    case UInt8(ascii: "["): try deeper { (scanner) throws(Doubt) in try scanner.readFlowList() }
    case UInt8(ascii: "\""), UInt8(ascii: "'"): try readQuoted()
    default: try readFlowText()
    }
  }

  /// Over spaces, line feeds and comments.
  private mutating func skipToFlow() throws(Doubt) {
    while true {
      skipSpaces()
      switch byte {
      case UInt8(ascii: "#"):
        if column > 0, bytes[offset - 1] != 0x20 { throw Doubt() }
        while offset < bytes.count, bytes[offset] != 0x0A { offset += 1 }
      case 0x0A:
        if isAtEnd { throw Doubt() }
        endLine()
      default:
        // A mark of documents may stand at the start of a line.
        if column == 0 { throw Doubt() }
        return
      }
    }
  }

  private mutating func readFlowMapping() throws(Doubt) {
    let mapping = try add(.mapping, at: offset, line: line)
    let first = openKeys
    var count: Int32 = 0
    offset += 1
    try skipToFlow()
    if byte != UInt8(ascii: "}") {
      while true {
        try readKey()
        try skipToFlow()
        try readFlow()
        count += 2
        try skipToFlow()
        if byte == UInt8(ascii: "}") { break }
        guard byte == UInt8(ascii: ",") else { throw Doubt() }
        offset += 1
        try skipToFlow()
      }
    }
    offset += 1
    try closeKeys(from: first)
    records[mapping].end = Int32(records.count)
    records[mapping].count = count
  }

  private mutating func readFlowList() throws(Doubt) {
    let list = try add(.sequence, at: offset, line: line)
    var count: Int32 = 0
    offset += 1
    try skipToFlow()
    if byte != UInt8(ascii: "]") {
      while true {
        try readFlow()
        count += 1
        try skipToFlow()
        if byte == UInt8(ascii: "]") { break }
        guard byte == UInt8(ascii: ",") else { throw Doubt() }
        offset += 1
        try skipToFlow()
      }
    }
    offset += 1
    records[list].end = Int32(records.count)
    records[list].count = count
  }

  /// A text without quotes, up to what ends it.
  private mutating func readFlowText() throws(Doubt) {
    let (start, line) = (offset, line)
    guard canBeginText else { throw Doubt() }
    var range = try readFlowTextLine()
    var whole: String?
    while byte == 0x0A {
      let before = whole ?? text(range)
      try continueLine()
      whole = before
      if [UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(byte) { break }
      guard PlainBytes.canBeginText(byte) else { throw Doubt() }
      range = try readFlowTextLine()
      whole = before + " " + text(range)
    }
    if let whole {
      try add(whole, .plainText, at: start, line: line)
    } else {
      try add(.plain, at: start, line: line, start: start, count: range.count)
    }
  }

  /// One line of it, without the spaces at its end.
  private mutating func readFlowTextLine() throws(Doubt) -> Range<Int> {
    let start = offset
    var end = offset
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), 0x0A: return start..<end
      case UInt8(ascii: "["), UInt8(ascii: "{"): throw Doubt()
      case UInt8(ascii: ":"):
        guard PlainBytes.isOfKey(nextByte) else { throw Doubt() }
        offset += 1
        end = offset
      case UInt8(ascii: "?"):
        guard nextByte != 0x20 else { throw Doubt() }
        offset += 1
        end = offset
      case 0x20:
        offset += 1
        if byte == UInt8(ascii: "#") { throw Doubt() }
      default:
        offset += 1
        end = offset
      }
    }
    throw Doubt()
  }
}
