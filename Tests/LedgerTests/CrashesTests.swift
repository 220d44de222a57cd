import AccessibilityTree
import GRDB
import Testing

@testable import Ledger

@Suite("What the daemon died over")
struct CrashesTests {
  private let fixture: LedgerFixture
  private let one = LedgerFixture.one
  private let two = LedgerFixture.two

  init() throws { fixture = try LedgerFixture() }

  /// As a process finds it whose predecessor died with these in hand.
  private func die(over contents: [Fingerprint]) throws -> LedgerStore {
    let ledger = try fixture.open()
    for content in contents { _ = ledger.begin(content, at: "\(content)", lay: false) }
    return try fixture.open()
  }

  @Test("fault 52: what was in hand is suspected, and after a second time put aside until its content changes")
  func aside() throws {
    let ledger = try die(over: [one, two])
    guard case .suspect(let trial) = ledger.begin(one, at: "\(one)", lay: false) else {
      Issue.record("not suspected")
      return
    }
    #expect(ledger.quarantined == [])
    let next = try fixture.open()
    #expect(next.begin(one, at: "\(one)", lay: false) == .quarantined(trial))
    #expect(next.quarantined == ["\(one)"])
    // The other was in hand only once.
    if case .suspect = next.begin(two, at: "\(two)", lay: false) {} else { Issue.record("not suspected") }
    #expect(next.isNew(Fingerprint(of: ["changed"]), at: "\(one)"))
  }

  @Test
  func `what went well is suspected no more`() throws {
    let ledger = try die(over: [one])
    guard case .suspect(let trial) = ledger.begin(one, at: "\(one)", lay: false) else {
      Issue.record("not suspected")
      return
    }
    ledger.finish(trial, LedgerFixture.record()) { _ in [] }
    ledger.forget(one, at: "\(one)")
    #expect(ledger.isNew(one, at: "\(one)"))
  }

  @Test
  func `a daemon that is told to stop accuses nobody`() throws {
    let ledger = try fixture.open()
    #expect(ledger.isNew(one, at: "a"))
    ledger.close()
    #expect(try fixture.open().isNew(one, at: "a"))
  }

  @Test("fault 53: a power cut accuses nobody")
  func powerCut() throws {
    let ledger = try fixture.open()
    #expect(ledger.isNew(one, at: "a"))
    // Since the machine was started less time has passed than when this was begun.
    _ = ledger.write { try $0.execute(sql: "UPDATE trying SET boot = boot + 1000000000000") }
    #expect(try fixture.open().isNew(one, at: "a"))
  }

  @Test
  func `what is asked for again is tried again`() throws {
    _ = try die(over: [one])
    let ledger = try die(over: [one])
    guard case .quarantined(let trial) = ledger.begin(one, at: "a", lay: false) else {
      Issue.record("not quarantined")
      return
    }
    ledger.settle(trial, saying: [])
    ledger.forget(one, at: "a")
    #expect(ledger.isNew(one, at: "a"))
  }
}
