import CSystemd
import Glibc

/// The fields of one stored entry that reports ask for. One place for all entries, because there may be millions.
final class StoredFields {
  private var bytes: [UInt8] = []
  /// Where the value of each field is, by its place among all; nil where the entry does not have it.
  private var values: [Range<Int>?] = Array(repeating: nil, count: StoredField.allCases.count)
  private let names = StoredFieldNames()

  /// Takes the fields of the entry that the journal is at.
  ///
  /// libsystemd searches all fields of an entry for each that is asked, so each entry is gone through once.
  func read(_ journal: OpaquePointer) {
    // Local variables: the runtime would check each access to those of an object.
    var bytes: [UInt8] = []
    var values: [Range<Int>?] = []
    swap(&bytes, &self.bytes)
    swap(&values, &self.values)
    bytes.removeAll(keepingCapacity: true)
    for place in values.indices { values[place] = nil }
    sd_journal_restart_data(journal)
    var data: UnsafeRawPointer?
    var count = 0
    while sd_journal_enumerate_available_data(journal, &data, &count) > 0 {
      guard let data, let sign = memchr(data, 0x3D, min(count, names.longest + 1)) else { continue }
      let length = UnsafeRawPointer(sign) - data
      guard let field = names.field(UnsafeRawBufferPointer(start: data, count: length)), values[field.rawValue] == nil
      else { continue }
      let start = bytes.count
      bytes.append(contentsOf: UnsafeRawBufferPointer(start: data + length + 1, count: count - length - 1))
      values[field.rawValue] = start..<bytes.count
    }
    swap(&bytes, &self.bytes)
    swap(&values, &self.values)
  }

  /// The value of a field; nil if the entry does not have it.
  subscript(field: StoredField) -> String? {
    withBytes(of: field) { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether the entry has this value.
  func has(_ field: StoredField, _ value: String) -> Bool {
    var value = value
    return withBytes(of: field) { bytes in
      value.withUTF8 { wanted in
        guard wanted.count == bytes.count, let one = wanted.baseAddress, let other = bytes.baseAddress else {
          return false
        }
        return memcmp(one, other, bytes.count) == 0
      }
    } ?? false
  }

  /// Whether the entry has the field.
  func has(_ field: StoredField) -> Bool { values[field.rawValue] != nil }

  /// Calls `read` with the value of a field; nil if the entry does not have it.
  func withBytes<Result>(of field: StoredField, _ read: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
    guard let range = values[field.rawValue] else { return nil }
    return bytes.withUnsafeBufferPointer { read(UnsafeBufferPointer(rebasing: $0[range])) }
  }
}
