/// One entry of the journal: fields in order, each at most once.
public struct JournalEntry: Sendable {
  public private(set) var fields: [(field: JournalField, value: String)]

  /// An entry with this message, as one clean line, and a 128-bit id (32 hexadecimal digits).
  ///
  /// - Parameter id: nil for a line that the catalog does not explain.
  public init(_ message: String, id: String?, priority: Int) {
    fields = []
    fields.reserveCapacity(28)
    fields.append((.message, CleanLine.of(message)))
    if let id { fields.append((.messageID, id)) }
    fields.append((.priority, String(priority)))
    // Otherwise libsystemd takes the name of the executable, which is different in a test.
    fields.append((.identifier, "a11yd"))
  }

  /// A message of the daemon itself.
  public init(_ message: String, _ id: MessageID, _ priority: Priority) {
    self.init(message, id: id.rawValue, priority: priority.rawValue)
  }

  /// The value of a field; nil if the entry does not have it. Setting nil or an empty text removes the field.
  ///
  /// A value longer than `FieldValue.limit` is cut, and `AX_CUT` names its field.
  public subscript(field: JournalField) -> String? {
    get { fields.first { $0.field == field }?.value }
    set {
      if let place = fields.firstIndex(where: { $0.field == field }) { fields.remove(at: place) }
      guard let newValue, !newValue.isEmpty else { return }
      let value = FieldValue.bounded(newValue)
      fields.append((field, value ?? newValue))
      if value != nil { self[.cut] = [self[.cut], field.rawValue].compactMap(\.self).joined(separator: " ") }
    }
  }

  /// The clean line that people see.
  public var message: String { self[.message] ?? "" }

  /// The fields as journald's protocol expects them, `NAME=value`. Values are binary-safe and may include newlines.
  public var encoded: [[UInt8]] { fields.map { Array("\($0.field.rawValue)=\($0.value)".utf8) } }

  /// Roughly how many bytes of memory the fields take, for the bound of a queue.
  var size: Int { fields.reduce(0) { $0 + $1.value.utf8.count + Self.fieldOverhead } }

  private static let fieldOverhead = 64
}

extension JournalEntry {
  /// The id for reading the entry back; nil for a transient entry, which is not sent again.
  public var entryID: EntryID? {
    get { self[.entry].flatMap(EntryID.init) }
    set { self[.entry] = newValue?.rawValue }
  }

  /// The entry as bytes for the ledger: for each field its name, “=”, the length of its value in eight bytes (little
  /// endian), and the value.
  public var kept: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    for (field, value) in fields {
      bytes += field.rawValue.utf8
      bytes.append(UInt8(ascii: "="))
      withUnsafeBytes(of: UInt64(value.utf8.count).littleEndian) { bytes += $0 }
      bytes += value.utf8
    }
    return bytes
  }

  /// The entry from the ledger's bytes; nil if they are not an entry.
  public init?(kept bytes: [UInt8]) {
    fields = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "=")) {
      guard let field = JournalField(rawValue: String(decoding: rest[..<end], as: UTF8.self)) else { return nil }
      rest = rest[(end + 1)...]
      guard rest.count >= 8 else { return nil }
      let length = rest.prefix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      rest = rest.dropFirst(8)
      guard length <= UInt64(rest.count) else { return nil }
      fields.append((field, String(decoding: rest.prefix(Int(length)), as: UTF8.self)))
      rest = rest.dropFirst(Int(length))
    }
    guard rest.isEmpty, !fields.isEmpty else { return nil }
  }
}

extension JournalEntry {
  /// The entry that replaces one that the sink will never take.
  init(refused entry: JournalEntry, by sink: any EntrySink, _ cause: String) {
    self.init("\(sink.name) refused an entry: \(cause). It said: \(entry.message)", .entryRefused, .error)
    self[.snapshot] = entry[.snapshot]
    self[.finding] = entry[.finding]
  }
}
