/// The cases of an enumeration, and the table that finds them.
struct NumberedKeys<Key: KnownKeys>: Sendable {
  let keys: [Key]
  let table: KeyTable

  init() {
    keys = Array(Key.allCases)
    table = KeyTable(keys.map(\.rawValue))
  }

  /// The key with this number; nil for -1.
  subscript(number: Int) -> Key? { number >= 0 ? keys[number] : nil }
}
