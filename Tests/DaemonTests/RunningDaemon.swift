import AccessibilityTree
import Foundation
import Journal
import Ledger
import Synchronization
import SystemPackage
import Testing
import Watch

@testable import Audit
@testable import Daemon

/// A daemon in this process, on a directory of the test's own, with a line that reads `fail`, `half` or anything else.
final class RunningDaemon: Sendable {
  /// Entries as they come, in order.
  final class EntryStream: EntrySink {
    let name = "the test"
    let entries: AsyncStream<JournalEntry>
    private let continuation: AsyncStream<JournalEntry>.Continuation

    init() { (entries, continuation) = AsyncStream.makeStream(of: JournalEntry.self) }

    func write(_ entry: JournalEntry) { continuation.yield(entry) }
  }

  let base: URL
  let drop: URL
  let stream = EntryStream()
  private let signals: AsyncStream<DaemonSignal>.Continuation
  private let running: Task<Int, any Error>
  let daemon: AuditDaemon

  /// - Parameters:
  ///   - line: what audits, in place of one of the test's own.
  ///   - load: what a reload gives.
  init(
    in base: URL, configuration text: String = "", line: AuditLine? = nil, status: StatusSource = StatusSource(),
    load: @escaping @Sendable () throws(LineFailure) -> AuditDaemon.Setup = { () throws(LineFailure) in
      throw LineFailure(problems: ["rules/x.yaml:1:1: broken."])
    }
  ) throws {
    self.base = base
    drop = base.appending(path: "drop")
    let sender = try JournalSender(to: stream)
    let ledger = try LedgerStore(at: nil)
    daemon = AuditDaemon(
      (try Self.configuration(text, watching: drop), line ?? Self.line()), ledger: ledger,
      delivery: try .unproved(to: stream, from: ledger), sender: sender, status: status, load: load)
    let signals: AsyncStream<DaemonSignal>
    (signals, self.signals) = AsyncStream.makeStream(of: DaemonSignal.self)
    running = Task { [daemon] in try await daemon.run(signals: signals) }
  }

  /// The defaults, with short pauses, and what the test says.
  static func configuration(_ text: String, watching drop: URL) throws -> Configuration {
    var configuration = Configuration()
    var file = ConfigurationFile(path: "test.yaml")
    // One auditor: several finish in any order, notices included.
    file.apply("watch: {settle: 50 ms, grace: 300 ms}\naudit: {auditors: 1}", to: &configuration)
    file.apply(text, to: &configuration)
    #expect(file.problems == [])
    configuration.watchDirectory = drop.path
    return configuration
  }

  static func line(rules: Int = 1) -> AuditLine {
    AuditLine(ruleCount: rules) { file, _, _ in
      let text = file.bytes.withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
      switch text {
      case "fail": return .failure(LineProblem(message: "\(file.path): not an export.", isIncomplete: false))
      case "half", "": return .failure(LineProblem(message: "\(file.path): ends early.", isIncomplete: true))
      default:
        return .success(
          SnapshotAudit(
            platform: .android, app: nil, screen: text, format: "test", nodeCount: rules, findings: [],
            counts: [.passed: 1]))
      }
    }
  }

  /// Starts a daemon in a directory of the test's own, does this with it, and stops it: then nothing is undelivered.
  static func use(
    makesDrop: Bool = true, prepare: (URL) throws -> Void = { _ in },
    start: (_ base: URL, _ drop: URL) throws -> RunningDaemon, _ body: (RunningDaemon) async throws -> Void
  ) async throws {
    try await CheckoutFiles.withTemporaryDirectory { base in
      let drop = base.appending(path: "drop")
      if makesDrop { try FileManager.default.createDirectory(at: drop, withIntermediateDirectories: true) }
      try prepare(drop)
      let daemon = try start(base, drop)
      try await body(daemon)
      #expect(try await daemon.stop() == 0)
    }
  }

  /// The next entry; asked by one task only.
  func next() async -> JournalEntry? { await stream.entries.first { _ in true } }

  func signal(_ signal: DaemonSignal) { signals.yield(signal) }

  /// Stops it; entries that were not delivered.
  func stop() async throws -> Int {
    signals.yield(.stop)
    return try await running.value
  }

  /// Renames a finished file into place.
  func place(_ text: String, as name: String) throws {
    let elsewhere = base.appending(path: UUID().uuidString)
    try Data(text.utf8).write(to: elsewhere)
    #expect(rename(elsewhere.path, drop.appending(path: name).path) == 0)
  }
}
