import AccessibilityTree
import Testing

@testable import Ledger

struct MemoryLedgerTests {
  private let one = Fingerprint(of: ["one"])
  private let two = Fingerprint(of: ["two"])

  @Test
  func `a content is new once`() {
    let ledger = MemoryLedger()
    #expect(ledger.begin(one, at: "a") == .new)
    ledger.finish(one, at: "a")
    #expect(ledger.begin(one, at: "a") == .known)
  }

  @Test
  func `other content under the same name is new`() {
    let ledger = MemoryLedger()
    #expect(ledger.begin(one, at: "a") == .new)
    #expect(ledger.begin(two, at: "a") == .new)
  }

  @Test
  func `the same content under another name is said to be the same, once`() {
    let ledger = MemoryLedger()
    #expect(ledger.begin(one, at: "a") == .new)
    #expect(ledger.begin(one, at: "b") == .same(as: "a"))
    #expect(ledger.begin(one, at: "b") == .known)
  }

  @Test
  func `what was abandoned is new again`() {
    let ledger = MemoryLedger()
    #expect(ledger.begin(one, at: "a") == .new)
    ledger.abandon(one, at: "a")
    #expect(ledger.begin(one, at: "b") == .new)
  }

  @Test
  func `beyond its capacity it forgets what is oldest`() {
    let ledger = MemoryLedger(capacity: 10)
    for number in 0..<100 { #expect(ledger.begin(Fingerprint(of: ["\(number)"]), at: "\(number)") == .new) }
    #expect(ledger.count == 10)
    #expect(ledger.begin(Fingerprint(of: ["99"]), at: "99") == .known)
    #expect(ledger.begin(Fingerprint(of: ["0"]), at: "0") == .new)
  }

  @Test
  func `a file that is abandoned and tried again for ever does not grow it`() {
    let ledger = MemoryLedger(capacity: 4)
    for _ in 0..<100 {
      #expect(ledger.begin(one, at: "a") == .new)
      ledger.abandon(one, at: "a")
    }
    #expect(ledger.count == 0)
  }
}
