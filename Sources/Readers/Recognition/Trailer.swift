/// What follows a whole document. Tools continue to write their log into the same file.
enum Trailer {
  /// Text that is not part of a tree: log lines, a prompt, a colour reset.
  case log
  /// The next document begins here.
  case document(at: Int)
  /// Remains of a tree, so the document is not what it seems.
  case rest

  /// - Parameters:
  ///   - bytes: the file.
  ///   - end: the end of its first document.
  init(in bytes: UnsafeRawBufferPointer, behind end: Int) {
    let start = DocumentBounds.skipSpaceAndColour(bytes, end)
    // A line that a tool appends begins with a word. Brackets, commas and texts remain if the brackets of a damaged
    // tree close too early. The tree that was read would then be only a part.
    let isGlued = !bytes[end..<min(start, bytes.count)].contains {
      $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
    }
    if let next = DocumentBounds.start(in: bytes, from: end) {
      self = .document(at: next)
    } else if start == bytes.count {
      self = .log
    } else if isGlued && bytes[end] != DocumentBounds.escape && !DocumentBounds.isLetter(bytes[start]) {
      self = .rest
    } else if "{}[],:\"<>".utf8.contains(bytes[start]) && !Self.isBracketedWord(bytes, start) {
      self = .rest
    } else {
      self = .log
    }
  }

  /// “[INFO] done”.
  private static func isBracketedWord(_ bytes: UnsafeRawBufferPointer, _ at: Int) -> Bool {
    bytes[at] == UInt8(ascii: "[") && at + 1 < bytes.count
      && (DocumentBounds.isLetter(bytes[at + 1]) || (0x30...0x39).contains(bytes[at + 1]))
  }

  /// The end of a document that log lines follow.
  ///
  /// - Throws: if more than a log follows.
  static func end(of bytes: UnsafeRawBufferPointer, behind end: Int) throws(ReadFault) -> Int {
    switch Trailer(in: bytes, behind: end) {
    case .log: return end
    case .document(let place):
      throw ReadFault(
        .malformed, "several documents in one file: the second begins at byte {at}",
        advice: "Drop one file for each screen", at: place)
    case .rest:
      throw ReadFault(
        .malformed, "the document ends and more follows, at byte {at}", advice: "Export the screen again",
        at: end)
    }
  }
}
