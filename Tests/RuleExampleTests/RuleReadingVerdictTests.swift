import AccessibilityTree
import Audit
import Daemon
import Foundation
import Readers
import Rules
import Testing

/// What the shipped rules find does not depend on how much of their files was read.
struct RuleReadingVerdictTests {
  private static let judging = Result {
    let texts = try RuleDirectory.read([ShippedRules.checkout.appending(path: "rules").path])
    return try RuleBook(compiling: texts, including: Set(Rule.Status.allCases), reading: .judging)
  }

  @Test func `no rule's examples are parsed for an audit`() throws {
    let book = try Self.judging.get()
    #expect(book.rules.map(\.path) == ShippedRules.paths && !book.rules.isEmpty)
    #expect(book.compiled.allSatisfy { $0.examples.isEmpty })
  }

  @Test(arguments: AuditedExportTests.exports)
  func `an export has the same findings`(_ path: String) throws {
    let bytes = Array(try Data(contentsOf: ShippedRules.checkout.appending(path: "Tests/Fixtures/exports/\(path)")))
    let snapshot = try ExportReader().read(bytes, name: path).assuming(language: "en")
    let whole = Auditor(ruleBook: try ShippedRules.ruleBook.get()).audit(snapshot)
    let judging = Auditor(ruleBook: try Self.judging.get()).audit(snapshot)
    #expect("\(judging.findings)" == "\(whole.findings)" && judging.nodeCount == whole.nodeCount)
  }
}
