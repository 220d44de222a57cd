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

  /// By platform, the rules as the audit of one export reads them.
  private static let judgingOne = Result {
    let texts = try RuleDirectory.read([ShippedRules.checkout.appending(path: "rules").path])
    return try Platform.allCases.reduce(into: [Platform: RuleBook]()) { books, platform in
      books[platform] = try RuleBook(
        compiling: texts, including: Set(Rule.Status.allCases),
        reading: .judging(JudgedExports(of: platform, areSteps: false)))
    }
  }

  @Test func `for one export, most rules across steps and all of the other platform are left unread`() throws {
    let books = try Self.judgingOne.get()
    for platform in Platform.allCases {
      let rules = try #require(books[platform]).compiled
      #expect(rules.map(\.rule.path) == ShippedRules.paths)
      #expect(rules.allSatisfy { $0.isRead == ($0.across == nil && $0.rule.platforms.contains(platform)) })
      #expect(rules.contains { !$0.isRead } && rules.contains(where: \.isRead))
    }
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
    guard let platform = snapshot.platform, let book = try Self.judgingOne.get()[platform] else { return }
    let one = Auditor(ruleBook: book).audit(snapshot)
    #expect("\(one.findings)" == "\(whole.findings)" && one.counts == whole.counts)
    #expect(one.unasked == whole.unasked && one.passedRules == whole.passedRules)
  }
}
