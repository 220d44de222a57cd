import AccessibilityTree
import GRDB
import Journal
import Testing

@testable import Ledger

@Suite("What was audited")
struct AuditsTests {
  private let fixture: LedgerFixture
  private let ledger: LedgerStore
  private let one = LedgerFixture.one
  private let two = LedgerFixture.two

  init() throws {
    fixture = try LedgerFixture()
    ledger = try fixture.open()
  }

  @Test
  func `a content is new once, also for the next process`() throws {
    #expect(ledger.audit(one, at: "a") != nil)
    #expect(!ledger.isNew(one, at: "a"))
    ledger.close()
    #expect(try !fixture.open().isNew(one, at: "a"))
  }

  @Test("fault 13: the same name with another content is new, and the first content again too")
  func otherContent() {
    #expect(ledger.audit(one, at: "a") != nil)
    #expect(ledger.audit(two, at: "a") != nil)
    guard case .new(let trial) = ledger.begin(one, at: "a", lay: false) else {
      Issue.record("the screen went back to what it was, and nobody is told")
      return
    }
    // Told again under other ids, or the entries of the first time would pass for proof.
    #expect(trial.round == 1)
  }

  @Test("fault 12: the same content under another name is said to be the same, once, also for the next process")
  func same() throws {
    #expect(ledger.audit(one, at: "a") != nil)
    guard case .same(let trial, as: "a") = ledger.begin(one, at: "b", lay: false) else {
      Issue.record("not the same")
      return
    }
    ledger.settle(trial, saying: [])
    ledger.writeDown()
    #expect(try fixture.open().begin(one, at: "b", lay: false) != .same(trial, as: "a"))
  }

  @Test
  func `audits are written together, at the latest when the outbox is asked`() throws {
    for (content, path) in [(one, "a"), (two, "b")] {
      guard case .new(let trial) = ledger.begin(content, at: path, lay: false) else {
        Issue.record("not new")
        return
      }
      ledger.finish(trial, LedgerFixture.record()) { _ in [LedgerFixture.entry(path)] }
    }
    // Killed now, a daemon would audit them once more, under the same ids.
    #expect(try written("SELECT count(*) FROM trying") == 2)
    #expect(try written("SELECT count(*) FROM audit") == 0)
    #expect(ledger.isNew(Fingerprint(of: ["three"]), at: "c"))
    #expect(ledger.queued(after: nil, limit: 9).map(\.entry.message) == ["a", "b"])
    #expect(try written("SELECT count(*) FROM audit") == 2)
    #expect(try written("SELECT count(*) FROM outbox") == 2)
    #expect(try written("SELECT count(*) FROM trying") == 1)
  }

  @Test(arguments: [(1, 8), (3_000, 7), (30_000, 1)])
  func `no more audits wait to be written than fit into memory`(nodes: Int, audits: Int) throws {
    var record = LedgerFixture.record()
    record.sketch = Array(repeating: 1, count: nodes)
    for number in 1...audits {
      #expect(try written("SELECT count(*) FROM audit") == 0)
      guard case .new(let trial) = ledger.begin(Fingerprint(of: ["\(number)"]), at: "\(number)", lay: false) else {
        Issue.record("not new")
        return
      }
      ledger.finish(trial, record) { _ in [] }
    }
    #expect(try written("SELECT count(*) FROM audit") == audits)
  }

  @Test("fault 52: an audit that is suspected is written at once, so that no kill in between accuses it")
  func suspected() throws {
    _ = ledger.begin(one, at: "a", lay: false)
    let next = try fixture.open()
    guard case .suspect(let trial) = next.begin(one, at: "a", lay: false) else {
      Issue.record("not suspected")
      return
    }
    next.finish(trial, LedgerFixture.record()) { _ in [] }
    #expect(try written("SELECT count(*) FROM trying") == 0)
    #expect(try written("SELECT count(*) FROM crash") == 0)
  }

  /// What another process would find in the file at this moment.
  private func written(_ sql: String) throws -> Int? {
    try DatabaseQueue(path: fixture.path).read { try Int.fetchOne($0, sql: sql) }
  }

  @Test
  func `what is audited at the moment is not audited twice`() {
    #expect(ledger.isNew(one, at: "a"))
    #expect(ledger.begin(one, at: "b", lay: false) == .same(Trial(content: one, path: "b"), as: "a"))
  }

  @Test
  func `what was abandoned is new again`() {
    for _ in 0..<100 {
      guard case .new(let trial) = ledger.begin(one, at: "a", lay: false) else {
        Issue.record("not new")
        return
      }
      ledger.abandon(trial)
    }
  }

  @Test
  func `what is broken is as new under another name`() {
    guard case .new(let trial) = ledger.begin(one, at: "a", lay: false) else { return }
    ledger.settle(trial, saying: [LedgerFixture.entry("broken")])
    #expect(!ledger.isNew(one, at: "a"))
    #expect(ledger.isNew(one, at: "b"))
    #expect(ledger.counts.queued == 1)
  }

  @Test
  func `what is asked for is new again, wherever it was audited, and nothing else`() {
    for path in ["a", "b"] { #expect(ledger.audit(Fingerprint(of: [path]), at: path) != nil) }
    ledger.forget(Fingerprint(of: ["a"]), at: "a")
    #expect(ledger.audit(Fingerprint(of: ["a"]), at: "a") != nil)
    #expect(!ledger.isNew(Fingerprint(of: ["b"]), at: "b"))
    ledger.forget(Fingerprint(of: ["b"]), at: "elsewhere")
    #expect(ledger.isNew(Fingerprint(of: ["b"]), at: "elsewhere"))
  }

  @Test("fault 25: names that Unicode takes for equal are two files")
  func twins() {
    let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
    #expect(ledger.audit(one, at: composed) != nil)
    #expect(ledger.begin(one, at: decomposed, lay: false) == .same(Trial(content: one, path: decomposed), as: composed))
  }
}
