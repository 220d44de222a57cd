import AccessibilityTree
import Foundation
import Rules
import Testing

struct RuleBookTests {
  @Test func `a rule is read whole`() throws {
    let ruleBook = try RuleBook(compiling: try Fixtures.good())
    let rule = try #require(ruleBook.rules.first)
    #expect(rule.id == "aca777d6b4e54f80a3bd152d788050bd")
    #expect(rule.path == "button/name-omits-role")
    #expect(rule.name == "Button name omits its role")
    #expect(rule.status == .stable)
    #expect(rule.impact == .minor)
    #expect(rule.platforms == [.ios, .android])
    #expect(rule.sources.map(\.section) == ["iOS Developer Notes, Name"])
    #expect(rule.wcag.map(\.number) == ["4.1.2"])
    #expect(rule.wcag.map(\.relation) == [.related])
    #expect(rule.fix.map(\.framework) == Rule.Framework.allCases)
    let compiled = try #require(ruleBook.compiled.first)
    #expect(compiled.expectations.map(\.id) == ["role-word-last", "role-word-inside"])
    #expect(compiled.facts.map(\.name) == ["whole", "count", "rank"])
    #expect(
      compiled.examples.map(\.outcome) == [.passed, .failed, .cannotTell, .cannotTell, .inapplicable, .inapplicable])
    #expect(compiled.examples[1].heard == [["Submit button", "button"]])
  }

  @Test func `equal expressions of two rules are one`() throws {
    var texts = try Fixtures.good()
    let alone = try RuleBook(compiling: texts)
    var second = texts[0]
    second.path = "button/second"
    second.contents = second.contents.replacing("aca777d6", with: "bca777d6")
    texts.append(second)
    let both = try RuleBook(compiling: texts)
    #expect(both.rules.count == 2)
    #expect(both.expressions == alone.expressions)
    #expect(both.facts == alone.facts)
    #expect(Set(both.expressions).count == both.expressions.count)
  }

  @Test func `operands stand before what they are part of`() throws {
    let ruleBook = try RuleBook(compiling: try Fixtures.good())
    for (number, expression) in ruleBook.expressions.enumerated() {
      #expect(expression.operands.allSatisfy { $0 < number })
    }
  }

  @Test func `drafts are checked and left out unless asked for`() throws {
    var texts = try Fixtures.good()
    texts[0].contents = texts[0].contents.replacing("status: stable", with: "status: draft")
    #expect(try RuleBook(compiling: texts).rules.isEmpty)
    #expect(try RuleBook(compiling: texts, including: [.stable, .draft]).rules.count == 1)
    texts[0].contents = texts[0].contents.replacing("impact: minor", with: "impact: tiny")
    #expect(throws: RuleProblems.self) { try RuleBook(compiling: texts) }
  }

  @Test func `the documentation of a rule says which steps it is about`() throws {
    let folder = Fixtures.folder.deletingLastPathComponent().appending(path: "command/step-rules")
    var texts = try ["tab/keeps-the-focus", "tab/page"].map { path in
      let contents = try String(contentsOf: folder.appending(path: path + ".yaml"), encoding: .utf8)
      return RuleText(path: path, file: path + ".yaml", contents: contents)
    }
    let steps = "before: {none: {name: {equals: 'It''s: on'}}}\n  during: {some: {role: [button, tab]}}\n"
    texts[0].contents = texts[0].contents.replacing("before: {}\n", with: steps)
      .replacing("applies-to:\n", with: "applies-to:\n  step: during\n")
    let book = try RuleBook(compiling: texts)
    let page = try #require(RuleDocumentation(book).rules.first)
    #expect(
      page.contains(
        """
        Across:

        - `before`: shows `{none: {name: {equals: 'It''s: on'}}}`
        - `during`: shows `{some: {role: [button, tab]}}` (its nodes are judged)
        - `after`
        """))
  }

  @Test(arguments: ["no", "yes", "on"])
  func `scalars are text whatever YAML would make of them`(word: String) throws {
    var texts = try Fixtures.good()
    texts[0].contents = texts[0].contents.replacing("language: cy", with: "language: \(word == "no" ? "no" : "nob")")
      .replacing("name: Submit}", with: "name: \(word)}").replacing(
        "heard: [Submit, button]", with: "heard: [\(word), button]")
    let compiled = try #require(try RuleBook(compiling: texts).compiled.first)
    #expect(compiled.examples[0].heard == [[word, "button"]])
    #expect(compiled.examples[3].language == (word == "no" ? "no" : "nob"))
  }
}
