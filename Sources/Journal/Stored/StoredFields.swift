import CSystemd
import Glibc

/// The fields of one stored entry that a11yd wrote. One place for all entries, because there may be millions.
final class StoredFields {
  private var bytes: [UInt8] = []
  private var fields: [(start: Int, nameEnd: Int, end: Int)] = []

  /// Takes the fields of the entry that the journal is at.
  ///
  /// libsystemd searches all fields of an entry for each that is asked, so each entry is gone through once.
  func read(_ journal: OpaquePointer) {
    bytes.removeAll(keepingCapacity: true)
    fields.removeAll(keepingCapacity: true)
    sd_journal_restart_data(journal)
    var data: UnsafeRawPointer?
    var count = 0
    while sd_journal_enumerate_available_data(journal, &data, &count) > 0 {
      guard let data, count > 8, Self.isOurs(data), let sign = memchr(data, 0x3D, count) else { continue }
      let nameLength = UnsafeRawPointer(sign) - data
      let start = bytes.count
      bytes.append(contentsOf: UnsafeRawBufferPointer(start: data, count: count))
      fields.append((start, start + nameLength, start + count))
    }
  }

  /// The value of a field; nil if the entry does not have it.
  subscript(field: JournalField) -> String? {
    value(field.rawValue) { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether the entry has this value.
  func has(_ field: JournalField, _ value: String) -> Bool {
    self.value(field.rawValue) { $0.elementsEqual(value.utf8) } ?? false
  }

  private func value<Result>(_ name: String, _ read: (UnsafeBufferPointer<UInt8>.SubSequence) -> Result) -> Result? {
    let length = name.utf8.count
    return bytes.withUnsafeBufferPointer { bytes in
      for field in fields where field.nameEnd - field.start == length {
        if bytes[field.start..<field.nameEnd].elementsEqual(name.utf8) {
          return read(bytes[(field.nameEnd + 1)..<field.end])
        }
      }
      return nil
    }
  }

  /// By the first letters: `AX_`, but not what only journalctl shows, and `MESSAGE`.
  private static func isOurs(_ data: UnsafeRawPointer) -> Bool {
    if memcmp(data, "AX_", 3) == 0 { return memcmp(data, "AX_SHOWN", 8) != 0 }
    return memcmp(data, "MESSAGE", 7) == 0
  }
}
