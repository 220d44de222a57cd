/// One entry of the journal: fields in order, each once.
public struct JournalEntry: Sendable {
  public private(set) var fields: [(field: JournalField, value: String)]

  /// An entry that says `message`, made one clean line, under a 128-bit id (32 hexadecimal digits).
  public init(_ message: String, id: String, priority: Int) {
    fields = [
      (.message, CleanLine.of(message)), (.messageID, id), (.priority, String(priority)), (.identifier, "a11yd"),
    ]
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
}
