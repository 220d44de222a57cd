import Testing

@testable import Audit
@testable import Journal

struct SuppressedFindingsTests {
  private let day = CalendarDay("2027-01-31") ?? .last

  private func suppressions(_ expectationRule: String = "button/name-omits-role") -> Suppressions {
    Suppressions([Suppression(.rule(expectationRule, screen: Glob("*"), app: nil), reason: "r", until: day, place: "p")]
    )
  }

  @Test
  func `what is suppressed has no entry, and is counted in the summary`() {
    let findings = [Fixture.finding(), Fixture.finding(2), Fixture.finding(outcome: .cantTell)]
    let snapshot = Fixture.snapshot(findings).suppressing(suppressions(), on: day)
    let entries = Folding(saysCannotTell: true).entries(of: snapshot)
    #expect(entries.count == 1)
    #expect(entries[0][.suppressed] == "2")
    #expect(entries[0][.failed] == "1")
    #expect(
      entries[0].message
        == "Checkout: 1 failed, 2 suppressed, 12 cannot tell, 104 passed (wda-json, 59 nodes, 1.3 ms)")
  }

  @Test
  func `what is not suppressed is told as ever`() {
    let snapshot = Fixture.snapshot([Fixture.finding()]).suppressing(suppressions("button/other"), on: day)
    let entries = Folding().entries(of: snapshot)
    #expect(entries.count == 2)
    #expect(entries[1][.suppressed] == nil)
    #expect(!entries[1].message.contains("suppressed"))
  }
}
