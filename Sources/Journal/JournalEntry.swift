/// One entry of the journal: fields in order, each once.
public struct JournalEntry: Sendable {
  public private(set) var fields: [(field: JournalField, value: String)]

  /// An entry that says `message`, made one clean line, under a 128-bit id (32 hexadecimal digits).
  ///
  /// - Parameter id: nil for a line that the catalog does not explain.
  public init(_ message: String, id: String?, priority: Int) {
    fields = []
    fields.reserveCapacity(28)
    fields.append((.message, CleanLine.of(message)))
    if let id { fields.append((.messageID, id)) }
    fields.append((.priority, String(priority)))
    // libsystemd would take the name of the running file, which is another one in a test.
    fields.append((.identifier, "a11yd"))
  }

  /// An entry of the daemon's own.
  public init(_ message: String, _ id: MessageID, _ priority: Priority) {
    self.init(message, id: id.rawValue, priority: priority.rawValue)
  }

  /// The value of a field; nil when the entry has none. Setting nil or nothing removes it.
  public subscript(field: JournalField) -> String? {
    get { fields.first { $0.field == field }?.value }
    set {
      fields.removeAll { $0.field == field }
      if let newValue, !newValue.isEmpty { fields.append((field, newValue)) }
    }
  }

  /// The clean line that people see.
  public var message: String { self[.message] ?? "" }

  /// As journald's own protocol wants each field, `NAME=value`; values are binary-safe and may hold newlines.
  public var encoded: [[UInt8]] { fields.map { Array("\($0.field.rawValue)=\($0.value)".utf8) } }

  /// How much memory its fields take, near enough to bound a queue.
  var size: Int { fields.reduce(0) { $0 + $1.value.utf8.count + Self.fieldOverhead } }

  private static let fieldOverhead = 64
}
