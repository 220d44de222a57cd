/// Converts UTF-16, in which a redirection in PowerShell writes every export.
///
/// A surrogate without its other half becomes U+FFFD, as in the escapes of JSON: exporters cut labels between the two
/// halves of an emoji, and one such label must not lose a screen.
enum UTF16Text {
  /// The same text in UTF-8; nil if it is not UTF-16.
  ///
  /// - Throws: a truncation if the bytes end inside a character.
  static func utf8(of bytes: UnsafeRawBufferPointer) throws(ReadFault) -> DocumentText? {
    guard let (isLittleEndian, start) = byteOrder(of: bytes) else { return nil }
    guard bytes.count.isMultiple(of: 2) else {
      throw ReadFault(
        .truncated, "UTF-16 text ends within a character, at byte {at}", advice: "Copy the whole file", at: bytes.count)
    }
    let units = stride(from: start, to: bytes.count, by: 2).lazy.map { at in
      let (first, second) = (UInt16(bytes[at]), UInt16(bytes[at + 1]))
      return isLittleEndian ? second << 8 | first : first << 8 | second
    }
    // A unit becomes at most three bytes, and unused room costs nothing.
    let text = PaddedBytes(capacity: (bytes.count - start) / 2 * 3) { room in
      var count = 0
      _ = transcode(units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: false) { byte in
        room[count] = byte
        count += 1
      }
      return count
    }
    return DocumentText(text)
  }

  /// The byte order, from the byte order mark. Without one, zeros show it, because a document and log lines before it
  /// begin with ASCII.
  private static func byteOrder(of bytes: UnsafeRawBufferPointer) -> (isLittleEndian: Bool, start: Int)? {
    if bytes.starts(with: [0xFF, 0xFE]) { return (true, 2) }
    if bytes.starts(with: [0xFE, 0xFF]) { return (false, 2) }
    guard bytes.count >= 2 else { return nil }
    if isASCII(bytes, at: 0), zeros(bytes, at: 1) { return (true, 0) }
    if isASCII(bytes, at: 1), zeros(bytes, at: 0) { return (false, 0) }
    return nil
  }

  /// Whether the first two units, or the only one, have ASCII in this half.
  private static func isASCII(_ bytes: UnsafeRawBufferPointer, at half: Int) -> Bool {
    stride(from: half, to: min(bytes.count, 4), by: 2).allSatisfy { at in
      (0x20...0x7E).contains(bytes[at]) || (0x09...0x0D).contains(bytes[at])
    }
  }

  private static func zeros(_ bytes: UnsafeRawBufferPointer, at half: Int) -> Bool {
    stride(from: half, to: min(bytes.count, 4), by: 2).allSatisfy { bytes[$0] == 0 }
  }
}
