import Glibc

/// An entry as libsystemd takes it; one of these serves any number of entries, so that sending allocates nothing.
struct EncodedEntry {
  private var bytes: [UInt8] = []
  /// Where in `bytes` each field ends.
  private var ends: [Int] = []
  private var vectors: [iovec] = []

  /// What is kept for the next entry; a rare huge one gives its memory back.
  private static let keptCapacity = 256 << 10

  /// Lends the fields of the entry, each `NAME=value`, for the duration of the call.
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
