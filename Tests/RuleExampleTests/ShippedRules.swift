import AuditTesting
import Daemon
import Foundation
import Rules

/// The rules of this checkout, whatever their status.
enum ShippedRules {
  static let checkout = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let ruleBook: Result<RuleBook, any Error> = Result {
    try RuleBook(
      compiling: RuleDirectory.read([checkout.appending(path: "rules").path]), including: Set(Rule.Status.allCases))
  }

  /// One for all examples, because the words of its languages are prepared once.
  static let runner = ruleBook.map(ExampleRunner.init)

  static let paths: [String] = (try? ruleBook.get())?.rules.map(\.path) ?? []

  /// None when the rules do not compile, which a test of its own tells.
  static let examples: [ExampleCase] = (try? ruleBook.get()).map(ExampleCase.all) ?? []
}
