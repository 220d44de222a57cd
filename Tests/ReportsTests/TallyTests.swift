import Reports
import Rules
import Testing

struct TallyTests {
  @Test(arguments: Rule.Impact.allCases)
  func `a failed target counts for its own impact and the lower ones`(impact: Rule.Impact) {
    var tally = Tally()
    tally.failed = [.moderate: 1]
    #expect(tally.hasFailed(atLeast: impact) == (impact == .minor || impact == .moderate))
  }

  @Test func `what could not be judged has not failed`() {
    var tally = Tally()
    tally.add(SampleAudits.clean.audit)
    #expect(!tally.hasFailed(atLeast: .minor))
    tally.add(SampleAudits.checkout.audit)
    #expect(tally.failed == [.critical: 2, .serious: 4, .moderate: 1, .minor: 1])
    #expect(tally.hasFailed(atLeast: .critical))
  }
}
