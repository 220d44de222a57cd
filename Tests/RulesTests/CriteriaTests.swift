import AccessibilityTree
import Foundation
import Rules
import Testing

/// A page's criteria and the rule that decides its fourteenth row.
struct CriteriaTests {
  /// The page that the criteria are of.
  private static let pageText = RuleText(
    path: "button/page", file: "button/page.yaml",
    contents: "name: Button\npage: native/controls/button\nprefix: BT\nsets: {all: {stop: true}}")

  /// Fourteen rows, all of them explained.
  private static func criteria(_ count: Int = 14) -> RuleText {
    let rows = (1...count).map { number in
      """
        - id: BT-\(number < 10 ? "0" : "")\(number)
          kind: must
          section: Criteria, Role
          says: Identifies as a button.
          wcag: [4.1.2]
          evidence: {ios: Heard., android: Heard or hinted at.}
          undecided:
            needs: [sequence, pixels]
            because: Nobody sees it.
            exporter: >-
              a recording
              with pictures

      """
    }
    return RuleText(path: "button/criteria", file: "button/criteria.yaml", contents: "rows:\n" + rows.joined())
  }

  /// The same with a rule named in the last row, in place of the reason or beside it.
  private static func criteria(decidedBy rule: String, stillExplained: Bool = false) throws -> RuleText {
    var text = criteria()
    let row = try #require(text.contents.range(of: "  - id: BT-14")).lowerBound
    var last = String(text.contents[row...])
    if stillExplained {
      last = last.replacing("    undecided:", with: "    decided-by: [\(rule)]\n    undecided:")
    } else {
      last = try last[..<#require(last.range(of: "    undecided:")).lowerBound] + "    decided-by: [\(rule)]\n"
    }
    text.contents = text.contents[..<row] + last
    return text
  }

  private static func told(_ texts: [RuleText]) -> [String] {
    do {
      _ = try RuleBook(compiling: texts)
      return []
    } catch {
      return error.problems.map(\.description)
    }
  }

  @Test func `criteria are read whole and need no rule`() throws {
    let ruleBook = try RuleBook(compiling: [Self.pageText, Self.criteria()])
    let page = try #require(ruleBook.criteria.first)
    #expect([page.folder, page.name, page.address] == ["button", "Button", "native/controls/button"])
    #expect(page.rows.map(\.id).suffix(2) == ["BT-13", "BT-14"])
    let row = try #require(page.rows.first)
    #expect(row.evidence == [.ios: "Heard.", .android: "Heard or hinted at."])
    #expect(row.wcag == ["4.1.2"])
    #expect(row.undecided?.needs == [.sequence, .pixels])
    #expect(row.undecided?.exporter == "a recording with pictures")
    #expect(ruleBook.rules.isEmpty)
    #expect(ruleBook.unsettledRows.isEmpty)
  }

  @Test func `a row names a rule, which knows of it`() throws {
    let ruleBook = try RuleBook(compiling: try Fixtures.good() + [try Self.criteria(decidedBy: "name-omits-role")])
    #expect(ruleBook.unsettledRows.isEmpty)
    #expect(ruleBook.rules.map(\.decides) == [["BT-14"]])
  }

  @Test func `a row that names a rule that is not there stops no audit`() throws {
    let ruleBook = try RuleBook(compiling: try Fixtures.good() + [try Self.criteria(decidedBy: "name-omit-role")])
    #expect(
      ruleBook.unsettledRows.map(\.description) == [
        "button/criteria.yaml:164:18: no rule `name-omit-role` judges this page. Did you mean `name-omits-role`?"
      ])
  }

  @Test func `criteria need the page that they are of`() {
    #expect(
      Self.told([Self.criteria()]) == [
        "button/criteria.yaml:1:1: the folder has no `page.yaml`, which says what the page is called."
      ])
  }

  @Test func `rules come without criteria`() throws {
    let ruleBook = try RuleBook(compiling: try Fixtures.good())
    #expect(ruleBook.criteria.isEmpty && ruleBook.unsettledRows.isEmpty)
  }

  @Test func `a row that is decided is not explained any more, and the lines to delete are named`() throws {
    let texts = try Fixtures.good() + [try Self.criteria(decidedBy: "name-omits-role", stillExplained: true)]
    let problems = try RuleBook(compiling: texts).unsettledRows
    // One line before the rows, thirteen rows of twelve lines, and seven lines of the row before `undecided`.
    #expect(
      problems.map(\.description) == [
        "button/criteria.yaml:165:5: `name-omits-role` decides `BT-14`. Delete lines 165 to 170."
      ])
  }

  @Test func `a row that nobody decides says why`() throws {
    var text = Self.criteria(2)
    let kept = text.contents.split(separator: "\n").filter { !$0.hasPrefix("      ") && !$0.contains("undecided") }
    text.contents = kept.joined(separator: "\n")
    let problems = try RuleBook(compiling: [Self.pageText, text]).unsettledRows
    #expect(problems.map(\.line) == [2, 8])
    #expect(problems.first?.message.hasPrefix("no rule decides `BT-01`, and no `undecided` says why.") == true)
  }
}
