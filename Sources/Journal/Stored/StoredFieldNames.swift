import Glibc

/// The names of all fields that reports ask for, to tell them apart by their bytes.
struct StoredFieldNames {
  /// By the length of the name: most lengths have one field or two.
  private let byLength: [[(name: [UInt8], field: StoredField)]]

  /// Of the longest name, in bytes.
  var longest: Int { byLength.count - 1 }

  init() {
    var byLength: [[(name: [UInt8], field: StoredField)]] = []
    for field in StoredField.allCases {
      let name = Array(field.text.utf8)
      while byLength.count <= name.count { byLength.append([]) }
      byLength[name.count].append((name, field))
    }
    self.byLength = byLength
  }

  /// The field of this name; nil for one that nobody asks for.
  func field(_ name: UnsafeRawBufferPointer) -> StoredField? {
    guard let start = name.baseAddress, byLength.indices.contains(name.count) else { return nil }
    return byLength[name.count].first { memcmp($0.name, start, name.count) == 0 }?.field
  }
}
