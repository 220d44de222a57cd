public import Logging

/// The log of the libraries, in the same journal, through the same sender, in the same order.
///
/// Metadata stand behind the message as `key=value` and are fields too: `drop-directory` is `AX_DROP_DIRECTORY`.
public struct JournalLogHandler: LogHandler {
  /// The metadata key whose value is the entry's `MESSAGE_ID`, such as `MessageID.stopped.rawValue`.
  public static let messageIDKey = "message-id"

  public var metadata: Logger.Metadata = [:]
  public var metadataProvider: Logger.MetadataProvider?
  public var logLevel: Logger.Level
  private let sender: JournalSender

  /// What libraries log from this level on.
  public init(to sender: JournalSender, level: Logger.Level = .info) {
    (self.sender, logLevel) = (sender, level)
  }

  public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  public func log(event: LogEvent) {
    let entry = entry(for: event)
    // After the stop nobody sends it any more, and the last words are often the ones that matter.
    if !sender.post([entry]) { StandardError.say(entry.message) }
  }

  private func entry(for event: LogEvent) -> JournalEntry {
    var data = metadata
    // What is said nearer to the message counts: by the call, then by its task, then by the logger.
    for nearer in [metadataProvider?.get(), event.metadata].compactMap(\.self) { data.merge(nearer) { $1 } }
    let id = data.removeValue(forKey: Self.messageIDKey)?.description ?? MessageID.log.rawValue
    let known = data.map { (key: $0.key, value: $0.value.description) }.sorted { $0.key < $1.key }
    let words = [event.message.description] + known.map { "\($0.key)=\(Self.quoted($0.value))" }
    var entry = JournalEntry(
      words.joined(separator: " "), id: id, priority: Self.priority(of: event.level).rawValue)
    entry[.logger] = event.source
    for (key, value) in known { entry[JournalField(metadataKey: key)] = value }
    return entry
  }

  /// Quotes around what would not be seen to end where it ends.
  private static func quoted(_ value: String) -> String {
    value.isEmpty || value.contains { " =“”".contains($0) } ? "“\(value)”" : value
  }

  static func priority(of level: Logger.Level) -> Priority {
    switch level {
    case .critical, .error: .error
    case .warning: .warning
    case .notice: .notice
    case .info: .info
    case .debug, .trace: .debug
    }
  }
}
