public import Logging

/// The daemon's own log, through swift-log, into the same journal as the findings, in order with them.
///
/// Metadata become fields, `drop-directory` as `AX_DROP_DIRECTORY`, and stand behind the message as `key=value`. The key
/// `message-id` names a `MessageID` and is no field of its own.
public struct JournalLogHandler: LogHandler {
  public var metadata: Logger.Metadata = [:]
  public var metadataProvider: Logger.MetadataProvider?
  public var logLevel: Logger.Level
  private let label: String
  private let sink: any JournalSink
  private let fallback: any JournalSink

  /// A handler into this sink; what the sink takes no more goes to the fallback.
  public init(
    label: String, sink: any JournalSink, fallback: any JournalSink = TerminalSink(descriptor: 2),
    level: Logger.Level = .info
  ) {
    (self.label, self.sink, self.fallback, logLevel) = (label, sink, fallback, level)
  }

  public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  public func log(event: LogEvent) {
    let entry = entry(for: event)
    if !sink.post(entry) { fallback.post(entry) }
  }

  private func entry(for event: LogEvent) -> JournalEntry {
    var all = metadata
    // What is said nearer to the message counts: the call, then its task, then the logger.
    for nearer in [metadataProvider?.get(), event.metadata].compactMap(\.self) { all.merge(nearer) { $1 } }
    let messageID = all.removeValue(forKey: Self.messageIDKey)?.description
    let known = all.map { (key: $0.key, text: $0.value.description) }.sorted { $0.key < $1.key }
    let words = [event.message.description] + known.map { "\($0.key)=\(quoted($0.text))" }
    var entry = JournalEntry(
      words.joined(separator: " "), priority: Priority(event.level), messageID: messageID)
    entry.add(.logger, label)
    for (key, text) in known { entry.add(FieldName(metadataKey: key), text) }
    return entry
  }

  /// A text of several words in quotes, so that one can see where it ends.
  private func quoted(_ text: String) -> String {
    text.isEmpty || text.contains(where: { $0 == " " || $0 == "=" || $0 == "“" || $0 == "”" }) ? "“\(text)”" : text
  }

  /// The key whose value is the entry's `MESSAGE_ID`.
  public static let messageIDKey = "message-id"
}
