import Foundation
import Testing

@testable import Daemon

/// What `a11yd status --json` writes is what the schema says.
struct StatusSchemaTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let full = DaemonStatus(
    pid: 7, version: "1", since: Date(), complaints: [.blind, .undelivered, .ledgerInMemory],
    watch: DaemonStatus.Watch(
      directory: "/drop", isWatching: false, directories: 0, isPolling: true, pollingReason: "NFS", blindSince: Date(),
      blindReason: "gone"),
    files: DaemonStatus.Files(waiting: 1, inHand: 2, audited: 3, quarantined: 4),
    journal: DaemonStatus.Journal(
      destination: "the journal", queued: 1, sent: 2, undeliveredSince: Date(), trouble: "full"),
    lastSnapshot: DaemonStatus.Snapshot(path: "a", screen: "b", at: Date(), failed: 1, withdrawn: 3, cannotTell: 2),
    suppressed: 1,
    rules: 59, ledger: .memory(because: "full"))

  private static let sparse: DaemonStatus = {
    var status = full.forEverybody
    (status.lastSnapshot, status.watch.blindSince, status.journal.undeliveredSince) = (nil, nil, nil)
    return status
  }()

  @Test(arguments: [full, sparse])
  func `a status fits its schema`(status: DaemonStatus) throws {
    let schema = try JSONSchema(Data(contentsOf: Self.root.appending(path: "config/status.schema.json")))
    let object = try JSONSerialization.jsonObject(with: Data(status.json.utf8))
    #expect(schema.problems(with: object) == [])
  }

  @Test
  func `the page explains every key`() throws {
    let page = try String(contentsOf: Self.root.appending(path: "docs/status.md"), encoding: .utf8)
    let object = try JSONSerialization.jsonObject(with: Data(Self.full.json.utf8)) as? [String: Any] ?? [:]
    for (key, value) in object {
      #expect(page.contains("`\(key)"), "\(key)")
      for inner in (value as? [String: Any] ?? [:]).keys {
        #expect(page.contains("`\(key).\(inner)`"), "\(key).\(inner)")
      }
    }
  }
}
