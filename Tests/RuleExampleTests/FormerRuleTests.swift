import Daemon
import Foundation
import Rules
import Testing

/// A lab's files that name a rule as it was called before it became one for all controls.
struct FormerRuleTests {
  private static func kinds(_ file: RuleText?) throws -> [String] {
    var texts = try RuleDirectory.read([ShippedRules.checkout.appending(path: "rules").path])
    if let file { texts.append(file) }
    return try RuleBook(compiling: texts).rules.filter { $0.path == "every/name-omits-role" }.compactMap(\.kind?.path)
  }

  @Test func `a mask at the former path masks the rule for that kind alone`() throws {
    let all = try Self.kinds(nil)
    let masked = try Self.kinds(RuleText(path: "button/name-omits-role", file: "mask.yaml", contents: ""))
    #expect(all.contains("button/button"))
    #expect(masked == all.filter { $0 != "button/button" })
  }

  @Test func `findings keep the id and the path of before`() throws {
    let ruleBook = try ShippedRules.ruleBook.get()
    let rule = try #require(
      ruleBook.rules.first { $0.path == "every/name-omits-role" && $0.kind?.path == "button/button" })
    #expect(rule.id == "36d8ce7ac1a73deefe10d997556eecfc")
    #expect(rule.firstPath == "button/name-omits-role")
    #expect(ruleBook.explained.contains { $0.id == rule.id })
  }

  @Test func `a rule for all controls that is masked leaves its examples, and stops no audit`() throws {
    let texts = try RuleDirectory.read([ShippedRules.checkout.appending(path: "rules").path])
    let ruleBook = try RuleBook(compiling: texts.filter { $0.path != "every/name-omits-role" })
    #expect(!ruleBook.rules.contains { $0.path == "every/name-omits-role" })
    #expect(ruleBook.unsettledRows.contains { $0.message.hasPrefix("there is no rule `every/name-omits-role`.") })
  }

  /// The former paths of the rules for all controls, by kind.
  private static func formerPaths(of kind: String) throws -> [String] {
    let ruleBook = try ShippedRules.ruleBook.get()
    return ruleBook.rules.filter { $0.kind?.path == kind }.compactMap(\.formerPath)
  }

  @Test(arguments: ["button/button", "segmented-control/segment", "wheel-picker/opener"])
  func `what is masked for one kind still shows what the rules find, so the rules lack no example`(kind: String) throws
  {
    var texts = try RuleDirectory.read([ShippedRules.checkout.appending(path: "rules").path])
    let paths = try Self.formerPaths(of: kind)
    try #require(paths.count > 3)
    texts += paths.map { RuleText(path: $0, file: "mask.yaml", contents: "") }
    let ruleBook = try RuleBook(compiling: texts)
    #expect(!ruleBook.rules.contains { $0.kind?.path == kind && $0.formerPath != nil })
  }

  @Test func `examples that a machine masks are not missed`() throws {
    let local = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: local) }
    for kind in ["button", "segmented-control"] {
      let folder = local.appending(path: "pages/\(kind)/examples")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: "name-is-made-of-words.yaml").path, withDestinationPath: "/dev/null")
    }
    let texts = try RuleDirectory.read([ShippedRules.checkout.appending(path: "rules").path, local.path])
    let rules = try RuleBook(compiling: texts).rules
    #expect(rules.contains { $0.path == "every/name-is-made-of-words" && $0.kind?.path == "button/button" })
  }
}
