import AccessibilityTree
import GRDB
import Journal
import Testing

@testable import Ledger

@Suite("What changed since the last audit of a screen")
struct ChangesTests {
  private let fixture: LedgerFixture
  private let ledger: LedgerStore

  init() throws {
    fixture = try LedgerFixture()
    ledger = try fixture.open()
  }

  private func audit(_ number: Int, _ record: AuditRecord) throws -> ScreenChange {
    try #require(ledger.audit(Fingerprint(of: ["\(number)"]), at: "\(number)", record))
  }

  @Test
  func `a finding is new, then still there, then fixed, once`() throws {
    let first = try audit(1, LedgerFixture.record(["x", "y"]))
    #expect(first.change(of: "x") == .new)
    let second = try audit(2, LedgerFixture.record(["x", "y"]))
    #expect(second.change(of: "x") == .still)
    let third = try audit(3, LedgerFixture.record(["y"]))
    #expect(third.fixed.map(\.id) == ["x"])
    #expect(third.fixed.first?.entry.message == "Home: x")
    let fourth = try audit(4, LedgerFixture.record(["y"]))
    #expect(fourth.fixed.isEmpty)
    #expect(try audit(5, LedgerFixture.record(["x"])).change(of: "x") == .new)
  }

  @Test
  func `what cannot be seen is not fixed: another view, an export that says less, several captures`() throws {
    _ = try audit(1, LedgerFixture.record(["x", "y", "z"], across: ["z"]))
    let other = try audit(2, LedgerFixture.record([], view: 2))
    #expect(other.fixed.isEmpty)
    #expect(other.unseen == 2)
    let less = try audit(3, LedgerFixture.record([], undecided: ["x"]))
    #expect(less.fixed.map(\.id) == ["y"])
    #expect(less.unseen == 1)
    #expect(try audit(4, LedgerFixture.record(["x"])).change(of: "x") == .still)
  }

  @Test
  func `other rules repair nothing`() throws {
    _ = try audit(1, LedgerFixture.record(["x", "y"]))
    let judgedAnew = try audit(2, LedgerFixture.record(["y"], rules: "others"))
    #expect(judgedAnew.fixed.isEmpty)
    #expect(judgedAnew.change(of: "y") == .still)
    #expect(try audit(3, LedgerFixture.record(["x"], rules: "others")).change(of: "x") == .new)
  }

  @Test
  func `the next process knows what was there`() throws {
    _ = try audit(1, LedgerFixture.record(["x"]))
    ledger.close()
    let next = try fixture.open()
    let change = next.audit(Fingerprint(of: ["2"]), at: "2", LedgerFixture.record())
    #expect(change?.fixed.map(\.id) == ["x"])
  }

  @Test
  func `a finding whose words lost a bit on the disk is not told`() throws {
    _ = try audit(1, LedgerFixture.record(["x"]))
    _ = ledger.write { try $0.execute(sql: "UPDATE finding SET entry = CAST(replace(entry, 'Home', 'Hone') AS BLOB)") }
    #expect(try audit(2, LedgerFixture.record()).fixed.isEmpty)
  }
}
