import AuditTesting
import Foundation
import Rules
import Testing

struct RuleExampleTests {
  @Test func `the rules compile`() throws {
    #expect(try !ShippedRules.ruleBook.get().rules.isEmpty)
  }

  @Test(arguments: ShippedRules.examples)
  func `an example gives what it is filed under`(example: ExampleCase) throws {
    let failures = try ShippedRules.runner.get().failures(of: example)
    #expect(failures.isEmpty, "\(failures.map(\.description).joined(separator: "\n"))")
  }

  @Test(arguments: ShippedRules.examples)
  func `a variant of an example gives the same`(example: ExampleCase) throws {
    let failures = try ShippedRules.runner.get().variantFailures(of: example)
    #expect(failures.isEmpty, "\(failures.map(\.description).joined(separator: "\n"))")
  }

  @Test(arguments: ShippedRules.examples)
  func `an export of any format makes of an example what it says, or cannot tell`(example: ExampleCase) throws {
    let failures = try ShippedRules.runner.get().formatFailures(of: example)
    #expect(failures.isEmpty, "\(failures.map(\.description).joined(separator: "\n"))")
  }

  @Test(arguments: ShippedRules.paths)
  func `every part of a rule is needed by an example`(path: String) throws {
    let ruleBook = try ShippedRules.ruleBook.get().selecting { $0.path == path }
    let failures = ExampleRunner(ruleBook: ruleBook).needless()
    #expect(failures.isEmpty, "\(failures.map(\.description).joined(separator: "\n"))")
  }

  @Test func `docs/rules.md is what the rules say`() throws {
    let page = try String(contentsOf: ShippedRules.checkout.appending(path: "docs/rules.md"), encoding: .utf8)
    let isSame = page == RuleDocumentation(try ShippedRules.ruleBook.get()).page
    #expect(isSame, "docs/rules.md is out of date. Run: swift run a11yd rules docs > docs/rules.md")
  }
}
