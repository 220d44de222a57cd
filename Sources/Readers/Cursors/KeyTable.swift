import CSimdjson

/// The keys that a reader knows, numbered, for look-up by bytes without making a `String`.
///
/// A table is never released: each belongs to a format and lives as long as the process. So look-ups need no reference
/// counting.
struct KeyTable: @unchecked Sendable {
  let pointer: OpaquePointer

  /// Numbers these names from 0.
  init(_ names: [String]) {
    let copies = names.map { name in
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: name.utf8.count + 1)
      for (index, byte) in name.utf8.enumerated() { copy[index] = CChar(bitPattern: byte) }
      copy[name.utf8.count] = 0
      return copy
    }
    defer { copies.forEach { $0.deallocate() } }
    pointer = copies.map { Optional(UnsafePointer($0)) }
      .withUnsafeBufferPointer { ax_json_keys_make($0.baseAddress, $0.count) }
  }

  /// The number of this name, or -1.
  func number(of name: UnsafeBufferPointer<UInt8>) -> Int {
    guard let base = name.baseAddress else { return -1 }
    return Int(ax_json_keys_find(pointer, base, name.count))
  }
}
