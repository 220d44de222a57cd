import AccessibilityTree
import Rules
import Testing

/// Rules that only judge are the same rules, read from less of the files.
struct RuleReadingTests {
  private static func pair(_ texts: [RuleText]) throws -> (whole: RuleBook, judging: RuleBook) {
    (try RuleBook(compiling: texts), try RuleBook(compiling: texts, reading: .judging))
  }

  @Test func `an audit has all of a rule but its examples`() throws {
    let (whole, judging) = try Self.pair(try Fixtures.good())
    #expect(judging.compiled.count == whole.compiled.count && whole.compiled.contains { !$0.examples.isEmpty })
    #expect(judging.compiled.allSatisfy { $0.examples.isEmpty })
    #expect(judging.expressions == whole.expressions)
    #expect(judging.facts == whole.facts && judging.references == whole.references)
    for (one, other) in zip(judging.compiled, whole.compiled) {
      #expect(one.rule.id == other.rule.id && one.rule.platforms == other.rule.platforms)
      #expect("\(one.rule.fix)" == "\(other.rule.fix)" && one.rule.why == other.rule.why)
      #expect(one.each == other.each && one.where == other.where)
      #expect("\(one.facts)" == "\(other.facts)" && "\(one.expectations)" == "\(other.expectations)")
    }
  }

  @Test(arguments: ["examples: [", "examples: {failed: [{tree: 1}]}", "examples: {}", ""])
  func `broken examples are told by whoever reads them, and judge nothing`(examples: String) throws {
    var texts = try Fixtures.good()
    let place = try #require(texts[0].contents.firstRange(of: "\nexamples:"))
    texts[0].contents.replaceSubrange(place.lowerBound..., with: "\n\(examples)\n")
    #expect(throws: RuleProblems.self) { try RuleBook(compiling: texts) }
    let (whole, judging) = (
      try RuleBook(compiling: try Fixtures.good()), try RuleBook(compiling: texts, reading: .judging)
    )
    #expect(judging.expressions == whole.expressions && judging.rules.map(\.id) == whole.rules.map(\.id))
  }

  @Test func `files that are parsed ahead have the problems that they have anyway, each once and in order`() throws {
    let broken =
      try Fixtures.good()
      + (0..<40).map { number in
        RuleText(
          path: "button/broken-\(number)", file: "rules/pages/button/broken-\(number).yaml",
          contents: number % 3 == 0 ? "" : number % 3 == 1 ? "name: [" : "name: A\nname: B\n")
      }
    let ahead = #expect(throws: RuleProblems.self) {
      try RuleBook(compiling: broken, reading: .judging(JudgedExports()))
    }
    let inTurn = #expect(throws: RuleProblems.self) { try RuleBook(compiling: broken, reading: .judging) }
    #expect(ahead?.description == inTurn?.description)
    // An empty file masks a rule.
    #expect(ahead?.problems.count == 26)
  }

  @Test func `what is wrong besides the examples is told all the same`() throws {
    var texts = try Fixtures.good()
    texts[0].contents = texts[0].contents.replacing("impact: minor", with: "impact: tiny")
    let whole = #expect(throws: RuleProblems.self) { try RuleBook(compiling: texts) }
    let judging = #expect(throws: RuleProblems.self) { try RuleBook(compiling: texts, reading: .judging) }
    #expect(judging?.problems == whole?.problems)
  }

  private static func judged(_ exports: JudgedExports, by text: RuleText) throws -> CompiledRule? {
    var texts = try Fixtures.good()
    texts[0] = text
    let book = try RuleBook(compiling: texts, including: Set(Rule.Status.allCases), reading: .judging(exports))
    return book.compiled.first
  }

  @Test func `a rule that judges none of the exports is there without its targets and expectations`() throws {
    var text = try Fixtures.good()[0]
    text.contents = text.contents.replacing("status: stable", with: "status: draft")
    let unread = try #require(try Self.judged(JudgedExports(of: .ios, statuses: [.stable]), by: text))
    #expect(unread.rule.name == "Button name omits its role" && unread.rule.fix.count == 4)
    #expect(!unread.isRead && unread.expectations.isEmpty && unread.where == nil)
    let read = try #require(try Self.judged(JudgedExports(of: .ios, statuses: [.draft]), by: text))
    #expect(read.isRead && read.expectations.count == 2 && read.where != nil)
  }

  @Test func `a rule for the other platform is not read, and one for an export of nobody knows which is`() throws {
    var text = try Fixtures.good()[0]
    let fix = try #require(text.contents.firstRange(of: "  uikit:"))
    let views = try #require(text.contents.firstRange(of: "  android-views:"))
    text.contents.removeSubrange(fix.lowerBound..<views.lowerBound)
    text.contents = text.contents.replacing("platforms: [ios, android]", with: "platforms: [android]")
    #expect(try Self.judged(JudgedExports(of: .ios), by: text)?.isRead == false)
    #expect(try Self.judged(JudgedExports(of: .android), by: text)?.isRead == true)
    #expect(try Self.judged(JudgedExports(), by: text)?.isRead == true)
  }

  @Test func `what a rule says of itself is checked where it judges nothing, and its expectations are not`() throws {
    let exports = JudgedExports(statuses: [.draft])
    var text = try Fixtures.good()[0]
    text.contents = text.contents.replacing("impact: minor", with: "impact: tiny")
    #expect(throws: RuleProblems.self) { try Self.judged(exports, by: text) }
    text = try Fixtures.good()[0]
    text.contents = text.contents.replacing("last-word: {not-in:", with: "lost-word: {not-in:")
    #expect(try Self.judged(exports, by: text)?.isRead == false)
    #expect(throws: RuleProblems.self) { try Self.judged(JudgedExports(), by: text) }
  }

  @Test func `the page of one rule has its examples, whether it is called by path or by id`() throws {
    let texts = try Fixtures.good()
    for name in ["button/name-omits-role", "aca777d6b4e54f80a3bd152d788050bd"] {
      let book = try RuleBook(compiling: texts, reading: .showing(name))
      #expect(book.compiled.first?.examples.isEmpty == false)
    }
    let other = try RuleBook(compiling: texts, reading: .showing("button/other"))
    #expect(other.compiled.allSatisfy { $0.examples.isEmpty })
  }
}
