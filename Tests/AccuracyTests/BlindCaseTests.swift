import Accuracy
import Audit
import AuditTesting
import Daemon
import Foundation
import Rules
import Testing

/// Screens whose answer was written down before anybody looked at the rules, against what is recorded of them.
@Suite struct BlindCaseTests {
  private static let folders = ["blind", "blind-pages"]

  private static func path(_ folder: String) -> String {
    ShippedScreens.checkout.appending(path: "Tests/Fixtures/\(folder)").path
  }

  private static let auditor = Result {
    let rules = try RuleDirectory.read([ShippedScreens.checkout.appending(path: "rules").path])
    return Auditor(ruleBook: try RuleBook(compiling: rules, including: [.stable]))
  }

  @Test(arguments: folders) func `each case comes out as it is recorded`(folder: String) throws {
    let results = try BlindRun(auditor: Self.auditor.get()).results(BlindCase.all(in: Self.path(folder)))
    let mismatch = Golden.mismatch(BlindTable(results).outcomes, at: "\(Self.path(folder))/outcomes.txt")
    #expect(mismatch == nil, "\(mismatch ?? "")")
  }

  @Test(arguments: folders) func `there are cases of each sort on each platform`(folder: String) throws {
    let all = try BlindCase.all(in: Self.path(folder))
    #expect(all.count >= 60)
    for platform in ["ios", "android"] {
      let cases = all.filter { $0.platform == platform }
      #expect(cases.count { $0.expected == .failed } >= 15)
      #expect(cases.count { $0.expected == .clean } >= 15)
    }
  }

  @Test func `without rules nothing is found and nothing is a false alarm`() throws {
    let none = try ShippedScreens.ruleBook.get().with(rules: [])
    let results = try BlindRun(auditor: Auditor(ruleBook: none)).results(BlindCase.all(in: Self.path("blind")))
    #expect(results.filter(\.isRight).map(\.blind.expected).allSatisfy { $0 == .clean })
    #expect(results.filter { $0.blind.expected != .clean }.allSatisfy { $0.outcome == .silent })
  }
}
