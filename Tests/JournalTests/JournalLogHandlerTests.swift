import Logging
import Synchronization
import Testing

@testable import Journal

/// The daemon's own log on its way into the journal.
@Suite(.timeLimit(.minutes(1)))
struct JournalLogHandlerTests {
  /// Keeps what it gets.
  final class Kept: EntrySink {
    let name = "kept"
    private let taken = Mutex<[JournalEntry]>([])
    var entries: [JournalEntry] { taken.withLock { $0 } }
    func write(_ entry: JournalEntry) throws(SinkFailure) { taken.withLock { $0.append(entry) } }
  }

  /// What arrives of what is logged.
  private func entries(level: Logger.Level = .info, _ log: (inout Logger) -> Void) async throws -> [JournalEntry] {
    let kept = Kept()
    let sender = try JournalSender(to: kept)
    var logger = Logger(label: "test") { _ in JournalLogHandler(to: sender, level: level) }
    log(&logger)
    #expect(await sender.drain(within: .seconds(10)) == 0)
    return kept.entries
  }

  @Test
  func `metadata stand behind the message and are fields`() async throws {
    let entry = try #require(
      try await entries { logger in
        logger[metadataKey: "drop-directory"] = "/srv/a b"
        logger[metadataKey: "waiting"] = "1"
        logger.warning("Drop directory lost", metadata: ["waiting": "12", "why": ""])
      }.first)
    #expect(entry.message == "Drop directory lost drop-directory=“/srv/a b” waiting=12 why=“”")
    #expect(entry[JournalField(metadataKey: "drop-directory")] == "/srv/a b")
    #expect(entry[JournalField(metadataKey: "waiting")] == "12")
    #expect(entry[.priority] == "4")
    #expect(entry[.logger] == "JournalTests")
    #expect(entry[.messageID] == MessageID.log.rawValue)
  }

  @Test
  func `the message id is taken from the metadata`() async throws {
    let entry = try #require(
      try await entries {
        $0.notice("Stopped", metadata: [JournalLogHandler.messageIDKey: "\(MessageID.stopped.rawValue)"])
      }.first)
    #expect(entry.message == "Stopped")
    #expect(entry[.messageID] == MessageID.stopped.rawValue)
  }

  @Test(
    arguments: zip(
      [Logger.Level.critical, .error, .warning, .notice, .info, .debug, .trace], ["3", "3", "4", "5", "6", "7", "7"]))
  func `the level is the priority`(level: Logger.Level, priority: String) async throws {
    let entries = try await entries(level: .trace) { $0.log(level: level, "x") }
    #expect(entries.map { $0[.priority] } == [priority])
  }

  @Test
  func `what is below the level is not logged, and no value forges a line`() async throws {
    let entries = try await entries { logger in
      logger.debug("Not this")
      logger.info("Odd\nname", metadata: ["name": "a\nb"])
    }
    #expect(entries.map(\.message) == ["Odd\\nname name=a\\nb"])
  }
}
