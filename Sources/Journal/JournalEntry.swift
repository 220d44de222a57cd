import AccessibilityTree

/// One entry of the journal: a message on one line, and what is known about it as fields.
public struct JournalEntry: Sendable, Equatable {
  /// One field; the same name may occur more than once.
  public struct Field: Sendable, Equatable {
    public var name: FieldName
    /// Any bytes, line feeds and NUL too.
    public var value: [UInt8]
  }

  public let priority: Priority
  /// In the order in which they are sent; `MESSAGE` first.
  public private(set) var fields: [Field]

  /// An entry with this message.
  ///
  /// - Parameters:
  ///   - message: made one clean line, whatever it holds, and cut at 4,000 bytes.
  ///   - messageID: 32 hexadecimal digits; nil for a message that the catalog does not explain.
  public init(_ message: String, priority: Priority, messageID: String? = nil) {
    self.priority = priority
    fields = []
    fields.reserveCapacity(26)
    add(.message, CleanLine.of(message, longest: Self.longestMessage))
    add(.priority, String(priority.rawValue))
    // libsystemd would take the name of the running file, which is another one in a test and under a debugger.
    add(.syslogIdentifier, "a11yd")
    if let messageID { add(.messageID, messageID) }
  }

  /// An entry with a message of the daemon's own.
  public init(_ message: String, priority: Priority, _ messageID: MessageID) {
    self.init(message, priority: priority, messageID: messageID.rawValue)
  }

  /// Adds a field; app text goes in as it is.
  public mutating func add(_ name: FieldName, _ text: String) {
    add(name, bytes: Array(text.utf8))
  }

  /// Adds a field of any bytes.
  public mutating func add(_ name: FieldName, bytes: [UInt8]) {
    fields.append(Field(name: name, value: bytes))
  }

  /// The first value under this name, as text; nil for none.
  public subscript(_ name: FieldName) -> String? {
    fields.first { $0.name == name }.map { String(decoding: $0.value, as: UTF8.self) }
  }

  /// What stands in the log.
  public var message: String { self[.message] ?? "" }

  /// How much memory its fields take, near enough to bound a queue.
  var size: Int { fields.reduce(0) { $0 + $1.value.count + Self.fieldOverhead } }

  private static let fieldOverhead = 64

  /// `journalctl -o json` shows nothing for a field of more than 4,096 bytes.
  private static let longestMessage = 4_000
}
