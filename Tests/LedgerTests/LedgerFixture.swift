import AccessibilityTree
import Foundation
import GRDB
import Journal
import Synchronization

@testable import Ledger

/// A ledger in a directory of the test's own, which can be opened anew as after a restart or after a kill.
final class LedgerFixture: Sendable {
  let directory: URL
  private let told = Mutex<[LedgerNotice]>([])

  init() throws {
    directory = FileManager.default.temporaryDirectory.appending(path: "a11yd-ledger-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: directory) }

  var path: String { directory.appending(path: "ledger.db").path }
  var notices: [LedgerNotice] { told.withLock { $0 } }

  /// The ledger as a new process finds it.
  func open(bounds: LedgerBounds = LedgerBounds()) throws -> LedgerStore {
    try LedgerStore(at: path, bounds: bounds) { notice in self.told.withLock { $0.append(notice) } }
  }

  static let one = Fingerprint(of: ["one"])
  static let two = Fingerprint(of: ["two"])
  static let screen = Fingerprint(of: ["screen"])

  /// An entry that is kept.
  static func entry(_ text: String) -> JournalEntry {
    var entry = JournalEntry(text, .summary, .info)
    entry.entryID = EntryID(of: [text])
    return entry
  }

  /// An audit with these failed findings, of a view that is the same wherever its sketch is.
  static func record(
    _ failed: [String] = [], undecided: Set<String> = [], view: UInt64 = 1, rules: String = "rules",
    across: Set<String> = [], suppressed: Set<String> = [], run: String = "", repeatAfter: Duration = .zero
  ) -> AuditRecord {
    AuditRecord(
      screen: screen, rules: Fingerprint(of: [rules]), sketch: [view], run: Fingerprint(of: [run]),
      repeatAfter: repeatAfter,
      failed: failed.map {
        AuditRecord.Kept(
          id: $0, entry: entry("Home: \($0)"), place: 0, isAcrossSteps: across.contains($0),
          isSuppressed: suppressed.contains($0))
      },
      undecided: undecided
    ) { sketch, _ in sketch == [view] }
  }
}

extension LedgerStore {
  /// Whether this is to be audited.
  func isNew(_ content: Fingerprint, at path: String) -> Bool {
    if case .new = begin(content, at: path, lay: false) { true } else { false }
  }

  /// Takes one content through an audit.
  func audit(_ content: Fingerprint, at path: String, _ record: AuditRecord = LedgerFixture.record()) -> ScreenChange? {
    guard case .new(let trial) = begin(content, at: path, lay: false) else { return nil }
    let seen = Mutex<ScreenChange?>(nil)
    finish(trial, record) { change in
      seen.withLock { $0 = change }
      return [LedgerFixture.entry("\(path) \(content)")]
    }
    writeDown()
    return seen.withLock { $0 }
  }
}
