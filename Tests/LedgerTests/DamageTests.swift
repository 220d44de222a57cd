import AccessibilityTree
import AuditTesting
import Foundation
import GRDB
import Testing

@testable import Ledger

@Suite("A ledger whose file is of no use")
struct DamageTests {
  private let fixture: LedgerFixture

  /// A file with something in every table.
  init() throws {
    fixture = try LedgerFixture()
    let ledger = try fixture.open()
    for number in 0..<50 {
      let content = Fingerprint(of: ["\(number)"])
      _ = ledger.audit(content, at: "\(number)", LedgerFixture.record(["x\(number)"], view: UInt64(number)))
    }
    ledger.close()
  }

  /// What the next process makes of a file with these bytes.
  private func start(with bytes: Data) throws -> (audits: Bool, isRebuilt: Bool) {
    let other = try LedgerFixture()
    try bytes.write(to: URL(filePath: other.path))
    let ledger = try other.open()
    defer { ledger.close() }
    let audits = ledger.audit(Fingerprint(of: ["new"]), at: "new") != nil
    #expect(ledger.trouble == nil)
    return (audits, other.notices.contains { if case .rebuilt = $0 { true } else { false } })
  }

  private func bytes() throws -> Data { try Data(contentsOf: URL(filePath: fixture.path)) }

  @Test("fault 55: a file that was cut anywhere is put aside or read, and the ledger works")
  func cut() throws {
    let bytes = try bytes()
    for length in stride(from: 0, through: bytes.count, by: max(bytes.count / 40, 1)) {
      let (audits, isRebuilt) = try start(with: bytes.prefix(length))
      #expect(audits, "cut at \(length)")
      #expect(isRebuilt == (length < bytes.count), "cut at \(length) of \(bytes.count)")
    }
  }

  @Test("fault 55: a file with a flipped byte is put aside or read, and the ledger works")
  func flipped() throws {
    let bytes = try bytes()
    // All of the head, of which each byte means something else.
    for place in Array(0..<100) + stride(from: 100, to: bytes.count, by: max(bytes.count / 150, 1)) {
      var damaged = bytes
      damaged[damaged.startIndex + place] ^= 0xFF
      #expect(try start(with: damaged).audits, "flipped at \(place)")
    }
  }

  @Test("fault 55: a file whose head was overwritten by noise is put aside, whatever SQLite makes of the noise")
  func noise() throws {
    let bytes = try bytes()
    // In seeds 376 and 393, a length in the noise is larger than SQLite allows.
    for seed in 300..<400 {
      var noise = SeededGenerator(seed: seed)
      var damaged = bytes
      for place in 200..<3_200 { damaged[damaged.startIndex + place] = .random(in: 0...255, using: &noise) }
      #expect(try start(with: damaged) == (true, true), "seed \(seed)")
    }
  }

  @Test("fault 55: zeros, text and another program's database are put aside")
  func foreign() throws {
    #expect(try start(with: Data(count: 8_192)) == (true, true))
    #expect(try start(with: Data("not a database, by far not a database".utf8)) == (true, true))
    let other = try LedgerFixture()
    let database = try DatabaseQueue(path: other.path)
    try database.write { try $0.execute(sql: "CREATE TABLE theirs (x)") }
    try database.close()
    #expect(try start(with: Data(contentsOf: URL(filePath: other.path))) == (true, true))
  }

  @Test("fault 55: a file with a flipped byte in the name of a column is put aside")
  func column() throws {
    var bytes = try bytes()
    let place = try #require(bytes.firstRange(of: Data("tries INTEGER".utf8))).lowerBound
    bytes[place] ^= 1
    #expect(try start(with: bytes) == (true, true))
  }

  @Test(
    "fault 55: a head that names a later format of SQLite's is damage, and no disk that takes nothing",
    arguments: [18, 19])
  func format(place: Int) throws {
    var bytes = try bytes()
    bytes[bytes.startIndex + place] = 3
    #expect(try start(with: bytes) == (true, true))
  }

  @Test("fault 55: what waits is taken along, and told, however the word for how far it came was damaged")
  func state() throws {
    let database = try DatabaseQueue(path: fixture.path)
    let waiting = try database.write { database in
      try database.execute(
        sql: "PRAGMA ignore_check_constraints = ON; UPDATE outbox SET state = 'qveued' WHERE position = 7")
      return try Int.fetchOne(database, sql: "SELECT count(*) FROM outbox")
    }
    try database.close()
    let ledger = try fixture.open()
    #expect(ledger.trouble == nil)
    #expect(fixture.notices.count == 1)
    #expect(ledger.queued(after: nil, limit: 1_000).count == waiting)
  }

  @Test("fault 63: the file of a later a11yd is put aside, and kept")
  func later() throws {
    let database = try DatabaseQueue(path: fixture.path)
    try database.write { try $0.execute(sql: "PRAGMA user_version = 99") }
    try database.close()
    let ledger = try fixture.open()
    #expect(
      fixture.notices == [
        .rebuilt(
          path: fixture.path, aside: fixture.path + ".bad",
          cause: "it was written by a later a11yd (version 99 of its tables)", isLookedFor: true)
      ])
    #expect(FileManager.default.fileExists(atPath: fixture.path + ".bad"))
    #expect(ledger.isNew(Fingerprint(of: ["1"]), at: "1"))
  }
}
