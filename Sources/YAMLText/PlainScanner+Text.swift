/// Texts: without quotes, in quotes, and in blocks of their own.
extension PlainScanner {
  /// Whether a text without quotes may begin here.
  var canBeginText: Bool {
    PlainBytes.canBeginText(byte) || byte == UInt8(ascii: "-") && PlainBytes.isOfKey(nextByte)
  }

  /// A text without quotes, which may go on in the lines below.
  mutating func readText(under indent: Int) throws(Doubt) {
    let (start, line) = (offset, line)
    guard canBeginText else { throw Doubt() }
    var range = try readTextLine()
    var whole: String?
    // A comment ends the text.
    while byte == 0x0A, !isAtEnd {
      endLine()
      skipSpaces()
      guard !isAtEnd, column > indent, byte != 0x0A, byte != UInt8(ascii: "#") else {
        offset = lineStart
        break
      }
      guard PlainBytes.canBeginText(byte) || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "`") else {
        throw Doubt()
      }
      let before = whole ?? text(range)
      range = try readTextLine()
      whole = before + " " + text(range)
    }
    if let whole {
      try add(whole, .plainText, at: start, line: line)
    } else {
      try add(.plain, at: start, line: line, start: start, count: range.count)
    }
    try advance()
    guard isAtEnd || column <= indent else { throw Doubt() }
  }

  /// One line of a text without quotes, without the spaces at its end; stops at the line feed or the comment.
  private mutating func readTextLine() throws(Doubt) -> Range<Int> {
    let start = offset
    var end = offset
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == 0x0A { break }
      if byte == 0x20 {
        offset += 1
        if self.byte == UInt8(ascii: "#") { break }
        continue
      }
      if byte == UInt8(ascii: ":"), Self.isBlank(nextByte) { throw Doubt() }
      offset += 1
      end = offset
    }
    return start..<end
  }

  /// A text in quotes. Line feeds in it are spaces; a blank line in it is a doubt.
  mutating func readQuoted() throws(Doubt) {
    let (start, quote, line) = (offset, byte, line)
    var piece = offset + 1
    var whole: String?
    offset += 1
    while !isAtEnd {
      let here = offset
      if byte == quote {
        guard quote == UInt8(ascii: "'"), nextByte == quote else { break }
        whole = (whole ?? "") + text(piece..<here) + "'"
        offset += 2
        piece = offset
      } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        let escaped = try readEscape()
        whole = (whole ?? "") + text(piece..<here) + escaped
        piece = offset
      } else if byte == 0x0A {
        var end = here
        while end > piece, bytes[end - 1] == 0x20 { end -= 1 }
        whole = (whole ?? "") + text(piece..<end) + " "
        try continueLine()
        piece = offset
      } else {
        offset += 1
      }
    }
    guard !isAtEnd else { throw Doubt() }
    if let whole {
      try add(whole + text(piece..<offset), .quotedText, at: start, line: line)
    } else {
      try add(.quoted, at: start, line: line, start: piece, count: offset - piece)
    }
    offset += 1
  }

  /// To what a text goes on with in the next line.
  mutating func continueLine() throws(Doubt) {
    endLine()
    skipSpaces()
    // A mark of documents may stand at the start of a line.
    guard !isAtEnd, byte != 0x0A, column > 0 else { throw Doubt() }
  }

  private mutating func readEscape() throws(Doubt) -> String {
    let kind = nextByte
    offset += 2
    switch kind {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "u"):
      var value: UInt32 = 0
      for _ in 0..<4 {
        guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { throw Doubt() }
        value = value << 4 | UInt32(digit)
        offset += 1
      }
      guard let scalar = Unicode.Scalar(value) else { throw Doubt() }
      return String(Character(scalar))
    default: throw Doubt()
    }
  }

  /// A text in a block of its own: `>-`, `>`, `|-`, `|`. Folded lines that stand out and blank lines are a doubt.
  mutating func readBlock(under indent: Int) throws(Doubt) {
    let (start, line) = (offset, line)
    let isFolded = byte == UInt8(ascii: ">")
    let isStripped = nextByte == UInt8(ascii: "-")
    offset += isStripped ? 2 : 1
    guard byte == 0x0A, !isAtEnd else { throw Doubt() }
    endLine()
    skipSpaces()
    let margin = column
    guard margin > indent, byte != 0x0A else { throw Doubt() }
    var whole: [UInt8] = []
    while true {
      let first = offset
      while offset < bytes.count, bytes[offset] != 0x0A { offset += 1 }
      whole.append(contentsOf: bytes[first..<offset])
      if isAtEnd { break }
      endLine()
      skipSpaces()
      guard !isAtEnd, byte != 0x0A, column >= margin else { break }
      guard !isFolded || column == margin else { throw Doubt() }
      offset = lineStart + margin
      whole.append(isFolded ? 0x20 : 0x0A)
    }
    // Whether a last line ends without a line feed is a question of its own.
    guard isStripped || bytes[offset - 1] == 0x0A || !isAtEnd else { throw Doubt() }
    if !isStripped { whole.append(0x0A) }
    try add(String(decoding: whole, as: UTF8.self), .quotedText, at: start, line: line)
    try endBlock(under: indent)
  }

  /// Over the lines behind a block that have nothing in them. One of spaces only may belong to the block.
  private mutating func endBlock(under indent: Int) throws(Doubt) {
    while !isAtEnd, byte == 0x0A {
      guard column == 0 else { throw Doubt() }
      endLine()
      skipSpaces()
    }
    guard !isAtEnd || column == 0 || bytes[offset - 1] != 0x20 else { throw Doubt() }
    guard !isAtEnd else { return }
    guard column <= indent else { throw Doubt() }
    offset = lineStart
    try advance()
    guard isAtEnd || column <= indent else { throw Doubt() }
  }
}
