import AccessibilityTree
import GRDB
import Foundation
import Journal
import Synchronization
import SystemPackage
import Testing

@testable import Ledger

@Suite("A ledger whose disk takes nothing")
struct DiskTests {
  private let fixture: LedgerFixture
  private let one = LedgerFixture.one
  private let two = LedgerFixture.two

  init() throws { fixture = try LedgerFixture() }

  @Test("fault 54: goes on in memory with all that it knew, says so once, and returns")
  func full() throws {
    let ledger = try fixture.open()
    #expect(ledger.audit(one, at: "a") != nil)
    Self.fill(ledger)
    let large = String(repeating: "x", count: 100_000)
    for number in 0..<3 {
      let trial = Trial(content: Fingerprint(of: ["\(number)"]), path: "\(number)")
      ledger.settle(trial, saying: [LedgerFixture.entry(large + "\(number)")])
    }
    ledger.writeDown()
    #expect(fixture.notices == [.inMemory(path: fixture.path, cause: "database or disk is full")])
    #expect(ledger.path == nil)
    #expect(!ledger.isNew(one, at: "a"))
    #expect(ledger.counts.queued == 4)
    ledger.tidy()
    #expect(ledger.path == fixture.path)
    #expect(fixture.notices.last == .onDiskAgain(path: fixture.path))
    ledger.close()
    let next = try fixture.open()
    #expect(!next.isNew(one, at: "a"))
    #expect(next.counts.queued == 4)
  }

  /// The file may not grow any more: SQLite says that the disk is full.
  private static func fill(_ ledger: LedgerStore) {
    let database = ledger.state.withLock { $0.database }
    database.inDatabase { _ = try? Int.fetchOne($0, sql: "PRAGMA max_page_count = 1") }
  }

  @Test(
    "fault 54: nothing that several write at once is lost while it leaves the disk and returns", .timeLimit(.minutes(5))
  )
  func toAndFro() async throws {
    let ledger = try fixture.open()
    let (writers, each) = (4, 150)
    let writing = Atomic(writers)
    // Threads and no tasks: the ledger's calls block, and the pool's threads are as few as the cores.
    await withCheckedContinuation { done in
      let group = DispatchGroup()
      for writer in 0...writers {
        group.enter()
        Thread.detachNewThread {
          defer { group.leave() }
          if writer == writers {
            while writing.load(ordering: .relaxed) > 0 {
              if ledger.trouble == nil { Self.fill(ledger) } else { ledger.tidy() }
            }
            return
          }
          for number in 0..<each {
            let name = "\(writer)-\(number)"
            let entry = LedgerFixture.entry(name + String(repeating: "x", count: 2_000))
            ledger.settle(Trial(content: Fingerprint(of: [name]), path: name), saying: [entry])
          }
          writing.subtract(1, ordering: .relaxed)
        }
      }
      group.notify(queue: .global()) { done.resume() }
    }
    ledger.tidy()
    #expect(fixture.notices.contains(.onDiskAgain(path: fixture.path)))
    ledger.close()
    let kept = try fixture.open().queued(after: nil, limit: 9_999)
    #expect(kept.count == writers * each)
    #expect(Set(kept.map(\.id)).count == writers * each)
  }

  @Test("fault 54: works without a place for its file")
  func nowhere() throws {
    try Data().write(to: fixture.directory.appending(path: "file"))
    let ledger = try LedgerStore(at: fixture.directory.path + "/file/ledger.db")
    #expect(ledger.trouble != nil)
    #expect(ledger.audit(one, at: "a") != nil)
    #expect(!ledger.isNew(one, at: "a"))
  }

  @Test("fault 61: is one process's at a time")
  func locked() throws {
    let directory = FilePath(fixture.directory.path)
    let lock = try LedgerLock(in: directory)
    #expect(throws: Errno.wouldBlock) { try LedgerLock(in: directory) }
    withExtendedLifetime(lock) {}
  }

  @Test
  func `forgets what is old, and what is oldest when it is large`() throws {
    let ledger = try fixture.open(bounds: LedgerBounds(age: .seconds(86_400)))
    #expect(ledger.audit(one, at: "old") != nil)
    ledger.tidy(at: .now + .seconds(2 * 86_400))
    #expect(ledger.isNew(one, at: "old"))
    for number in 0..<3_000 {
      _ = ledger.audit(Fingerprint(of: ["\(number)"]), at: "\(number)", LedgerFixture.record(["\(number)"]))
    }
    let entries = ledger.queued(after: nil, limit: 9_999)
    ledger.giveUp(entries.map(\.position), .handedOver)
    // As after a reload.
    ledger.setBounds(LedgerBounds(bytes: 400_000))
    ledger.tidy()
    ledger.close()
    let size = try FileManager.default.attributesOfItem(atPath: fixture.path)[.size] as? Int ?? 0
    #expect(size <= 450_000)
    let next = try fixture.open()
    #expect(next.isNew(Fingerprint(of: ["0"]), at: "0"))
    #expect(!next.isNew(Fingerprint(of: ["2999"]), at: "2999"))
  }
}
