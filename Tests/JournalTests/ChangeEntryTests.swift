import Audit
import Testing

@testable import Journal

@Suite("What changed on a screen, in the journal")
struct ChangeEntryTests {
  private let snapshot = Fixture.snapshot([
    {
      var finding = Fixture.finding()
      finding.kind = "button"
      return finding
    }()
  ])

  private func entries(_ change: ScreenChange) -> [JournalEntry] { Folding().entries(of: snapshot, change) }

  @Test
  func `a finding says whether it is new`() {
    #expect(entries(ScreenChange()).first?[.change] == "new")
    var change = ScreenChange()
    change.still = [snapshot.audit.findings[0].id]
    #expect(entries(change).first?[.change] == "still")
  }

  @Test
  func `one that was told lately has no entry, and the summary counts it`() throws {
    var change = ScreenChange()
    change.still = [snapshot.audit.findings[0].id]
    change.counted = change.still
    let entries = entries(change)
    #expect(entries.count == 1)
    #expect(entries.first?[.messageID] == MessageID.summary.rawValue)
    #expect(entries.first?[.still] == "1")
  }

  @Test
  func `a fixed one has an entry of its own, which quotes what was said of it`() throws {
    var change = ScreenChange()
    let old = try #require(entries(change).first)
    change.fixed = [ScreenChange.Fixed(id: "0123", entry: old)]
    let fixed = try #require(entries(change).first { $0[.change] == "fixed" })
    let sentence = old.message.dropFirst(snapshot.title.count + 2)
    #expect(fixed.message == "\(snapshot.title): fixed since \(snapshot.path): \(sentence)")
    #expect(fixed[.finding] == "0123")
    #expect(fixed[.messageID] == MessageID.fixed.rawValue)
    #expect(fixed[.rule] == old[.rule])
    #expect(fixed[.kind] == "button")
    #expect(fixed[.node] == nil)
  }

  @Test
  func `of very many fixed ones each is told, the last ones together`() throws {
    let old = try #require(entries(ScreenChange()).first)
    var change = ScreenChange()
    let ids = (0..<2_250).map { String(repeating: "0", count: 27) + String($0 + 10_000) }
    change.fixed = ids.map { ScreenChange.Fixed(id: $0, entry: old) }
    change.fixed[2_249].entry[.expectation] = "another"
    let told = entries(change).filter { $0[.change] == "fixed" }
    #expect(told.count == 100 + 3 + 1)
    #expect(told.map { $0[.count] } == Array(repeating: nil, count: 100) + ["1000", "1000", "149", nil])
    let all = told.flatMap { $0[.findings]?.split(separator: "\n").map(String.init) ?? [$0[.finding] ?? ""] }
    #expect(all == ids)
    #expect(told[100].message.contains(": 1000 more buttons like this: "))
    #expect(told[100][.rule] == old[.rule] && told[100][.finding]?.count == 32)
    #expect(entries(change).last?[.fixed] == "2250")
  }

  @Test
  func `of very many that a log takes back each is told, the last ones together by screen`() throws {
    let old = try #require(entries(ScreenChange()).first)
    let ids = (0..<1_250).map { String(repeating: "0", count: 27) + String($0 + 10_000) }
    var withdrawn = ids.map { ScreenChange.Fixed(id: $0, entry: old) }
    withdrawn[1_248].entry[.screen] = "Another"
    withdrawn[1_249].entry[.screen] = nil
    let told = Folding().entries(ofWithdrawn: withdrawn, because: "run-7/logcat.txt")
    #expect(told.map { $0[.count] } == Array(repeating: nil, count: 100) + ["1000", "148", nil, nil])
    let all = told.flatMap { $0[.findings]?.split(separator: "\n").map(String.init) ?? [$0[.finding] ?? ""] }
    #expect(all == ids)
    #expect(told[100].message.hasPrefix("Checkout: withdrawn by run-7/logcat.txt: 1000 more buttons like this: "))
    #expect(told.allSatisfy { $0[.change] == "withdrawn" && $0[.messageID] == MessageID.withdrawn.rawValue })
  }

  @Test
  func `the summary counts them, unless the screen is seen for the first time`() throws {
    let first = try #require(entries(ScreenChange()).last)
    #expect(first[.still] == nil)
    var change = ScreenChange()
    change.still = ["a"]
    change.unseen = 2
    change.fixed = [ScreenChange.Fixed(id: "b", entry: first)]
    let second = try #require(entries(change).last)
    #expect(second[.still] == "1")
    #expect(second[.fixed] == "1")
    #expect(second[.unseen] == "2")
    #expect(second.message.contains(" failed (1 still, 1 fixed), "))
  }
}
