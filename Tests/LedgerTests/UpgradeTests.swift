import AccessibilityTree
import Foundation
import GRDB
import Journal
import Testing

@testable import Ledger

@Suite("A ledger of an earlier version")
struct UpgradeTests {
  private let fixture: LedgerFixture

  init() throws { fixture = try LedgerFixture() }

  /// Writes a ledger as that version did, with an audit and an entry in each state.
  private func write(version: Int) throws {
    let database = try DatabaseQueue(path: fixture.path, configuration: LedgerFile.configuration(isOnDisk: true))
    try database.write { database in
      try LedgerSchema.create(in: database, version: version)
      try database.execute(
        sql: "INSERT INTO audit (content, path, round, at) VALUES (?, 'a', 0, ?); INSERT INTO path VALUES ('a', ?, ?)",
        arguments: [
          LedgerFixture.one.description, WallTime.now.rawValue, LedgerFixture.one.description, WallTime.now.rawValue,
        ])
      for state in ["queued", "sent", "seen"] {
        let entry = LedgerFixture.entry(state)
        let id = try #require(entry.entryID).rawValue
        try database.execute(
          sql: "INSERT INTO outbox (id, entry, sum, state, since, sent, seen) VALUES (?, ?, ?, ?, 1, ?, ?)",
          arguments: [
            id, Data(entry.kept), RowSum.of(id, entry.kept), state, state == "queued" ? nil : 2,
            state == "seen" ? 3 : nil,
          ])
      }
    }
    try database.close()
  }

  @Test(arguments: 1...LedgerSchema.version)
  func `is taken over with all that it knows`(version: Int) throws {
    try write(version: version)
    let ledger = try fixture.open()
    #expect(fixture.notices == [])
    #expect(ledger.trouble == nil)
    #expect(!ledger.isNew(LedgerFixture.one, at: "a"))
    #expect(ledger.queued(after: nil, limit: 9).map(\.entry.message) == ["queued"])
    #expect(ledger.unseen(sentBefore: .now, limit: 9).map(\.entry.message) == ["sent"])
    #expect(ledger.seen(after: WallTime(rawValue: 0), behind: nil, limit: 9).count == 1)
    // Found by its id, whatever index there is.
    ledger.markSeen(["queued", "sent", "seen"].map { EntryID(of: [$0]) }, at: .now)
    #expect(ledger.counts == OutboxCounts())
    ledger.close()
    _ = try fixture.open()
    #expect(fixture.notices == [])
  }

  @Test(arguments: 1...LedgerSchema.version)
  func `that is damaged loses no entry that waits, and tells none of them twice`(version: Int) throws {
    try write(version: version)
    let database = try DatabaseQueue(path: fixture.path)
    try database.write { database in
      try database.execute(
        sql:
          "INSERT INTO outbox SELECT 9, id, entry, sum, state, tries, since, sent, seen FROM outbox WHERE state = 'queued'"
      )
      try database.execute(sql: "UPDATE outbox SET sum = sum + 1 WHERE state = 'seen'; PRAGMA user_version = 99")
    }
    try database.close()
    let ledger = try fixture.open()
    #expect(fixture.notices.count == 1)
    #expect(ledger.queued(after: nil, limit: 9).map(\.entry.message) == ["queued"])
    #expect(ledger.unseen(sentBefore: .now, limit: 9).map(\.entry.message) == ["sent"])
  }
}
