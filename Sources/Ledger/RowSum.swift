import AccessibilityTree

/// A checksum of a row's content, so that a bit that the disk lost does not change a sentence in the journal.
///
/// SQLite checks the shape of its pages, not the values in them.
enum RowSum {
  static func of(_ id: String, _ entry: [UInt8]) -> Int64 {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(id.utf8.count + 1 + entry.count)
    bytes += id.utf8
    bytes.append(0xFF)
    bytes += entry
    return bytes.withUnsafeBufferPointer { Int64(bitPattern: Fingerprint.hash64($0)) }
  }
}
