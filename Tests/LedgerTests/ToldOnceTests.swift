import AccessibilityTree
import Foundation
import GRDB
import Journal
import Testing

@testable import Ledger

@Suite("A finding that is still there is told once a run")
struct ToldOnceTests {
  private let fixture: LedgerFixture
  private let ledger: LedgerStore

  init() throws {
    fixture = try LedgerFixture()
    ledger = try fixture.open()
  }

  private func audit(
    _ number: Int, _ failed: [String] = ["x"], suppressed: Set<String> = [], run: String = "",
    repeatAfter: Duration = .seconds(3_600), in other: LedgerStore? = nil
  ) throws -> ScreenChange {
    let record = LedgerFixture.record(failed, suppressed: suppressed, run: run, repeatAfter: repeatAfter)
    return try #require((other ?? ledger).audit(Fingerprint(of: ["\(number)"]), at: "\(number)", record))
  }

  /// As if everything had happened so much earlier.
  private func age(by seconds: Int64) throws {
    let rows = try #require(ledger.read { try Row.fetchAll($0, sql: "SELECT id, told FROM finding") })
    for row in rows {
      var words = SketchBytes.sketch(of: Array(row["told"] as Data))
      for place in stride(from: 1, to: words.count, by: 2) {
        words[place] = UInt64(bitPattern: Int64(bitPattern: words[place]) - seconds * 1_000_000)
      }
      let bytes = SketchBytes.bytes(of: words)
      _ = ledger.write { try $0.run("UPDATE finding SET told = ? WHERE id = ?", [Data(bytes), row["id"]]) }
    }
  }

  @Test
  func `the next captures only count it; what is new is told`() throws {
    #expect(try audit(1).counted.isEmpty)
    let second = try audit(2, ["x", "y"])
    #expect(second.still == ["x"] && second.counted == ["x"])
    #expect(try audit(3, ["x", "y"]).counted == ["x", "y"])
  }

  @Test
  func `after a restart, too`() throws {
    _ = try audit(1)
    ledger.close()
    #expect(try audit(2, in: try fixture.open()).counted == ["x"])
  }

  @Test
  func `it is told again when the time is over, and then not again`() throws {
    _ = try audit(1)
    try age(by: 3_599)
    #expect(try audit(2).counted == ["x"])
    try age(by: 2)
    let third = try audit(3)
    #expect(third.still == ["x"] && third.counted.isEmpty)
    #expect(try audit(4).counted == ["x"])
  }

  @Test
  func `without a time it is told by every capture`() throws {
    _ = try audit(1, repeatAfter: .zero)
    #expect(try audit(2, repeatAfter: .zero).counted.isEmpty)
  }

  @Test
  func `a clock that was set back does not keep it quiet`() throws {
    _ = try audit(1)
    try age(by: -86_400)
    #expect(try audit(2).counted.isEmpty)
  }

  @Test
  func `it is told once in each run, also when runs take turns`() throws {
    #expect(try audit(1, run: "4.1").counted.isEmpty)
    #expect(try audit(2, run: "4.2").counted.isEmpty)
    #expect(try audit(3, run: "4.1").counted == ["x"])
    #expect(try audit(4, run: "4.2").counted == ["x"])
  }

  @Test
  func `what was fixed and came back is told`() throws {
    _ = try audit(1)
    #expect(try audit(2, []).fixed.map(\.id) == ["x"])
    let third = try audit(3)
    #expect(third.still.isEmpty && third.counted.isEmpty)
  }

  @Test
  func `what was suppressed was not told`() throws {
    _ = try audit(1, suppressed: ["x"])
    #expect(try audit(2).counted.isEmpty)
    #expect(try audit(3).counted == ["x"])
  }

  @Test
  func `a ledger of the version before is taken over: what it knows is still there, and told once`() throws {
    _ = try audit(1)
    ledger.close()
    let old = try DatabaseQueue(path: fixture.path)
    try old.write { database in
      try database.execute(
        sql: """
          ALTER TABLE finding DROP COLUMN told;
          DROP INDEX outbox_id; CREATE INDEX outbox_id ON outbox (id);
          PRAGMA user_version = 1;
          """)
    }
    try old.close()
    let next = try fixture.open()
    #expect(fixture.notices.isEmpty)
    let second = try audit(2, in: next)
    #expect(second.still == ["x"] && second.counted.isEmpty)
    #expect(try audit(3, in: next).counted == ["x"])
    next.close()
    #expect(try audit(4, in: try fixture.open()).counted == ["x"])
    #expect(fixture.notices.isEmpty)
  }
}
