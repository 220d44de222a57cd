import AccessibilityTree
import Rules
import Testing

/// A page of criteria and the rule that decides its fourteenth row.
struct CriteriaTests {
  /// Fourteen rows, all of them explained.
  private static func page(_ count: Int = 14) -> RuleText {
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
    return RuleText(
      path: "criteria/button", file: "criteria/button.yaml",
      contents: "name: Button\npage: native/controls/button\nrows:\n" + rows.joined())
  }

  private static func told(_ texts: [RuleText]) -> [String] {
    do {
      _ = try RuleBook(compiling: texts)
      return []
    } catch {
      return error.problems.map(\.description)
    }
  }

  @Test func `a page is read whole and needs no pattern`() throws {
    let ruleBook = try RuleBook(compiling: [Self.page()])
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

  @Test func `a rule names a row that is there`() throws {
    let rules = try Fixtures.good()
    #expect(Self.told(rules + [Self.page()]).isEmpty)
    #expect(
      Self.told(rules + [Self.page(9)]) == [
        "button/name-omits-role.yaml:6:11: `BT-14` is no row of the criteria. Did you mean `BT-04`?"
      ])
  }

  @Test func `rules come without criteria`() throws {
    let ruleBook = try RuleBook(compiling: try Fixtures.good())
    #expect(ruleBook.criteria.isEmpty && ruleBook.unsettledRows.isEmpty)
  }

  @Test func `a row that is decided is not explained any more, and the lines to delete are named`() throws {
    let texts = try Fixtures.good() + [Self.page()]
    let problems = try RuleBook(compiling: texts).unsettledRows
    // Three lines before the rows, thirteen rows of twelve lines, and six lines of the row before `undecided`.
    #expect(
      problems.map(\.description) == [
        "criteria/button.yaml:166:5: `button/name-omits-role` decides `BT-14` now. Delete lines 166 to 171."
      ])
    var lines = Self.page().contents.split(separator: "\n", omittingEmptySubsequences: false)
    lines.removeSubrange(165...170)
    var mended = texts
    mended[mended.count - 1].contents = lines.joined(separator: "\n")
    #expect(try RuleBook(compiling: mended).unsettledRows.isEmpty)
  }

  @Test(arguments: ["draft", "deprecated"])
  func `a draft decides and a deprecated rule does not`(status: String) throws {
    var texts = try Fixtures.good()
    texts[0].contents = texts[0].contents.replacing("status: stable", with: "status: \(status)")
    let problems = try RuleBook(compiling: texts + [Self.page()]).unsettledRows
    #expect(problems.count == (status == "draft" ? 1 : 0))
  }

  @Test func `a row that nobody decides says why`() throws {
    var text = Self.page(2)
    let kept = text.contents.split(separator: "\n").filter { !$0.hasPrefix("      ") && !$0.contains("undecided") }
    text.contents = kept.joined(separator: "\n")
    let problems = try RuleBook(compiling: [text]).unsettledRows
    #expect(problems.map(\.line) == [4, 10])
    #expect(problems.first?.message.hasPrefix("no rule decides `BT-01`, and no `undecided` says why.") == true)
  }
}
