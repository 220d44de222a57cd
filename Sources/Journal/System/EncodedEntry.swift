import Glibc

/// An entry as libsystemd takes it. One value serves any number of entries, so that sending allocates nothing.
struct EncodedEntry {
  private var bytes: [UInt8] = []
  /// The offset in `bytes` at which each field ends.
  private var ends: [Int] = []
  private var vectors: [iovec] = []

  /// How many bytes are kept for the next entry. A rare huge entry gives its memory back.
  private static let keptCapacity = 256 << 10

  /// Calls the body with the entry's fields, each `NAME=value`. They are valid only during the call.
  mutating func withFields<Result>(
    of entry: JournalEntry, _ body: (UnsafeBufferPointer<iovec>) -> Result
  ) -> Result {
    fill(from: entry)
    vectors.removeAll(keepingCapacity: true)
    defer { if bytes.capacity > Self.keptCapacity { bytes = [] } }
    return bytes.withUnsafeMutableBytes { buffer in
      var start = 0
      for end in ends {
        let field = UnsafeMutableRawBufferPointer(rebasing: buffer[start..<end])
        vectors.append(iovec(iov_base: field.baseAddress, iov_len: field.count))
        start = end
      }
      return vectors.withUnsafeBufferPointer(body)
    }
  }

  private mutating func fill(from entry: JournalEntry) {
    bytes.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    for (field, value) in entry.fields {
      bytes.append(contentsOf: field.rawValue.utf8)
      bytes.append(UInt8(ascii: "="))
      bytes.append(contentsOf: value.utf8)
      ends.append(bytes.count)
    }
  }
}
