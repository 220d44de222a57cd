/// Text in UTF-16, which a redirection in PowerShell makes of every export.
enum UTF16Text {
  /// The same text in UTF-8; nil when there is no byte order mark of UTF-16.
  static func utf8(of bytes: UnsafeRawBufferPointer) -> DocumentText? {
    let isLittleEndian = bytes.starts(with: [0xFF, 0xFE])
    guard isLittleEndian || bytes.starts(with: [0xFE, 0xFF]) else { return nil }
    let units: [UInt16] = stride(from: 2, to: bytes.count - 1, by: 2).map { at in
      let (first, second) = (UInt16(bytes[at]), UInt16(bytes[at + 1]))
      return isLittleEndian ? second << 8 | first : first << 8 | second
    }
    return DocumentText(PaddedBytes(copying: Array(String(decoding: units, as: UTF16.self).utf8)))
  }
}
