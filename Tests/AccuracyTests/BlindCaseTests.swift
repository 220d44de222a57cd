import Accuracy
import Audit
import AuditTesting
import Daemon
import Foundation
import Rules
import Testing

/// Screens whose answer was written down before anybody looked at the rules, against what is recorded of them.
@Suite struct BlindCaseTests {
  private static let folder = ShippedScreens.checkout.appending(path: "Tests/Fixtures/blind")

  private static let results = Result {
    let rules = try RuleDirectory.read([ShippedScreens.checkout.appending(path: "rules").path])
    let auditor = Auditor(ruleBook: try RuleBook(compiling: rules, including: [.stable]))
    return try BlindRun(auditor: auditor).results(BlindCase.all(in: folder.path))
  }

  @Test func `each case comes out as it is recorded`() throws {
    let mismatch = Golden.mismatch(
      BlindTable(try Self.results.get()).outcomes, at: Self.folder.appending(path: "outcomes.txt").path)
    #expect(mismatch == nil, "\(mismatch ?? "")")
  }

  @Test func `there are cases of each sort on each platform`() throws {
    let results = try Self.results.get()
    #expect(results.count >= 60)
    for platform in ["ios", "android"] {
      let cases = results.map(\.blind).filter { $0.platform == platform }
      #expect(cases.count { $0.expected == .failed } >= 15)
      #expect(cases.count { $0.expected == .clean } >= 15)
    }
  }

  @Test func `without rules nothing is found and nothing is a false alarm`() throws {
    let none = try ShippedScreens.ruleBook.get().with(rules: [])
    let results = try BlindRun(auditor: Auditor(ruleBook: none)).results(BlindCase.all(in: Self.folder.path))
    #expect(results.filter(\.isRight).map(\.blind.expected).allSatisfy { $0 == .clean })
    #expect(results.filter { $0.blind.expected != .clean }.allSatisfy { $0.outcome == .silent })
  }
}
