import AccessibilityTree
import Journal
import Synchronization
import Testing

@testable import Ledger

@Suite("What a log takes back")
struct WithdrawnTests {
  private let fixture: LedgerFixture
  private let ledger: LedgerStore

  init() throws {
    fixture = try LedgerFixture()
    ledger = try fixture.open()
  }

  private func audit(_ number: Int, _ record: AuditRecord, in other: LedgerStore? = nil) throws -> ScreenChange {
    try #require((other ?? ledger).audit(Fingerprint(of: ["\(number)"]), at: "\(number)", record))
  }

  /// What a log takes back, and what counts again.
  private func settle(
    _ number: Int, withdrawing: [String] = [], upholding: [String] = []
  ) throws -> (gone: [String], again: Set<String>) {
    guard case .new(let trial) = ledger.begin(Fingerprint(of: ["log \(number)"]), at: "log", lay: false) else {
      Issue.record("known")
      return ([], [])
    }
    let seen = Mutex<(gone: [String], again: Set<String>)>(([], []))
    func findings(_ ids: [String]) -> [ReportedFinding] {
      ids.map { ReportedFinding(id: $0, screens: [LedgerFixture.one, LedgerFixture.screen]) }
    }
    ledger.settle(trial, withdrawing: findings(withdrawing), upholding: findings(upholding)) { gone, again in
      seen.withLock { $0 = (gone.map { "\($0.id): \($0.entry.message)" }, again) }
      return []
    }
    ledger.writeDown()
    return seen.withLock { $0 }
  }

  @Test func `what was reported is taken back once, and stays back in later runs and after a restart`() throws {
    _ = try audit(1, LedgerFixture.record(["x", "y"], run: "a"))
    #expect(try settle(1, withdrawing: ["x", "never"]).gone == ["x: Home: x"])
    #expect(try settle(2, withdrawing: ["x"]).gone == [])
    let later = try audit(2, LedgerFixture.record(["x", "y"], run: "b"))
    #expect(later.counted == ["x"] && later.withdrawn == ["x"] && later.still == ["y"])
    ledger.close()
    let again = try fixture.open()
    #expect(try audit(3, LedgerFixture.record(["x"], run: "c"), in: again).counted == ["x"])
  }

  @Test func `what was taken back is not fixed when it is gone`() throws {
    _ = try audit(1, LedgerFixture.record(["x", "y"]))
    _ = try settle(1, withdrawing: ["x"])
    let gone = try audit(2, LedgerFixture.record([]))
    #expect(gone.fixed.map(\.id) == ["y"] && gone.unseen == 0)
  }

  @Test func `a log that shows it brings it back, once`() throws {
    _ = try audit(1, LedgerFixture.record(["x", "y"]))
    #expect(try settle(1, upholding: ["x"]).again == [])
    _ = try settle(2, withdrawing: ["x"])
    #expect(try settle(3, upholding: ["x", "y"]).again == ["x"])
    #expect(try settle(4, upholding: ["x"]).again == [])
    #expect(try audit(2, LedgerFixture.record(["x"], run: "b")).counted == [])
    #expect(try settle(5, withdrawing: ["x"]).gone == ["x: Home: x"])
  }

  @Test func `other rules begin anew`() throws {
    _ = try audit(1, LedgerFixture.record(["x"]))
    _ = try settle(1, withdrawing: ["x"])
    _ = try audit(2, LedgerFixture.record(["y"], rules: "others"))
    #expect(try audit(3, LedgerFixture.record(["x"], rules: "others")).change(of: "x") == .new)
  }

  @Test func `what was suppressed is taken back without a word`() throws {
    _ = try audit(1, LedgerFixture.record(["x"], suppressed: ["x"]))
    #expect(try settle(1, withdrawing: ["x"]).gone == [])
    #expect(try audit(2, LedgerFixture.record(["x"], run: "b")).counted == ["x"])
  }

  @Test func `what is suppressed and taken back is counted as suppressed alone`() throws {
    _ = try audit(1, LedgerFixture.record(["x"]))
    _ = try settle(1, withdrawing: ["x"])
    let later = try audit(2, LedgerFixture.record(["x"], suppressed: ["x"], run: "b"))
    #expect(later.withdrawn.isEmpty && later.still == ["x"] && later.counted == ["x"])
  }
}
