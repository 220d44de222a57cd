public import Logging

/// The log of the libraries, in the same journal, through the same sender, in the same order.
public struct JournalLogHandler: LogHandler {
  public var metadata: Logger.Metadata = [:]
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
    let data = metadata.merging(event.metadata ?? [:]) { _, new in new }
    let details = data.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    let text = ([event.message.description] + details).joined(separator: ", ")
    var entry = JournalEntry(text, id: MessageID.log.rawValue, priority: Self.priority(of: event.level).rawValue)
    entry[.detail] = event.source
    sender.post([entry])
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
