import AccessibilityTree
import Audit
import Daemon
import Foundation
import Journal
import Readers
import Reports
import Rules
import Testing

/// A page that is nowhere in the sources: a folder with a `page.yaml`, a `criteria.yaml` and a rule of its own.
struct AddedPageTests {
  private static let pages = ShippedRules.checkout.appending(path: "Tests/Fixtures/added-page").path

  private static let texts = Result {
    try RuleDirectory.read([ShippedRules.checkout.appending(path: "rules").path, pages])
  }
  private static let ruleBook = Result { try RuleBook(compiling: texts.get()) }

  /// A ladder of two rungs, one of them called like the picture that it shows, and one that says nothing of its height.
  private static let screen = """
    {"a11ySnapshot": 1, "meta": {"platform": "android", "app": "com.example.garden", "screen": "Shed", "language": "en"},
     "tree": {"role": "window", "children": [
       {"role": "menu-item", "name": "ic_rung_24dp", "clickable": true, "class": "com.example.garden.Rung"},
       {"role": "menu-item", "name": "Second rung", "hint": "40 cm", "clickable": true, "class": "com.example.garden.Rung"}]}}
    """

  private static func audit() throws -> SnapshotAudit {
    let snapshot = try ExportReader().read(PaddedBytes(copying: screen.utf8), name: "shed.json")
    return Auditor(ruleBook: try ruleBook.get()).audit(snapshot)
  }

  @Test func `its files have no problem and settle every row`() throws {
    let ruleBook = try Self.ruleBook.get()
    #expect(ruleBook.unsettledRows.isEmpty, "\(ruleBook.unsettledRows)")
    #expect(ruleBook.rules.contains { $0.path == "ladder/rung-says-its-height" })
    let kinds = ruleBook.rules.filter { $0.path == "every/name-is-made-of-words" }.compactMap(\.kind?.path)
    #expect(kinds.first == "ladder/rung", "a kind that kinds.yaml does not name is the most specific")
  }

  @Test func `a row may be about a kind of another page`() throws {
    let rules = try Self.ruleBook.get().rules.filter { $0.path == "every/name-is-present" }
    let judging = rules.filter { $0.decides.contains("LR-04") }.compactMap(\.kind?.path)
    #expect(judging == ["button/button"])
    let told = try Self.problems("ladder/criteria", "of: button/button", "of: button/knob")
    #expect(told.count == 1)
    #expect(told.first?.contains("`every/name-is-present` does not judge the kind `button/knob`") == true, "\(told)")
  }

  @Test func `findings name its kind, its words and its rules`() throws {
    let findings = try Self.audit().failed
    let own = try #require(findings.first { $0.rule == "ladder/rung-says-its-height" })
    #expect(own.kind == "ladder/rung")
    let general = try #require(findings.first { $0.rule == "every/name-is-made-of-words" })
    #expect(general.kind == "ladder/rung")
    #expect(general.message.hasSuffix("Say where it leads instead."))
  }

  @Test func `the journal's entries have its kind`() throws {
    let audit = try Self.audit()
    let finding = try #require(audit.failed.first { $0.rule == "ladder/rung-says-its-height" })
    let entry = JournalEntry(finding, in: AuditedSnapshot(audit, path: "shed.json", took: .zero))
    #expect(entry[.kind] == "ladder/rung")
  }

  @Test func `rules show, the catalog and the criteria page tell of it`() throws {
    let ruleBook = try Self.ruleBook.get()
    let pages = RuleDocumentation(ruleBook).rules.joined()
    #expect(pages.contains("## ladder/rung-says-its-height"))
    #expect(pages.contains("`ladder/rung` for LR-01"))
    let catalog = MessageCatalog(rules: ruleBook.explained).text
    #expect(catalog.contains("Subject: Rung says its height"))
    let criteria = CriteriaDocumentation(ruleBook, survey: CoverageSurvey(ruleBook: ruleBook), formats: [])
    let page = try #require(criteria.documents.first { $0.folder == "ladder" }).text
    for row in ["LR-01", "LR-02", "LR-03"] { #expect(page.contains("## \(row)")) }
    #expect(criteria.overview.contains("(criteria/ladder.md)"))
  }

  @Test func `doctor says which of its rows an export decides`() throws {
    let survey = CoverageSurvey(ruleBook: try Self.ruleBook.get())
    let decided = survey.coverage(of: .all, on: .android).ledger[.all] ?? []
    #expect(decided.contains("LR-01") && decided.contains("LR-02"))
  }

  @Test func `a page of rows alone needs no kinds, and one of nothing is told`() throws {
    let page = RuleText(
      path: "bare/page", file: "bare/page.yaml", contents: "name: Bare\npage: native/bare\nprefix: BX\n")
    let rows = try #require(try Self.texts.get().first { $0.path == "captcha/criteria" })
    let criteria = RuleText(
      path: "bare/criteria", file: "bare/criteria.yaml", contents: rows.contents.replacing("CA-", with: "BX-"))
    let pages = try RuleBook(compiling: Self.texts.get() + [page, criteria]).criteria
    #expect(pages.contains { $0.folder == "bare" && !$0.rows.isEmpty })
    let told = #expect(throws: RuleProblems.self) { try RuleBook(compiling: Self.texts.get() + [page]) }
    #expect(
      told?.problems.map(\.description) == [
        "bare/page.yaml:1:1: the page has neither `kinds` nor `sets`, and there is no `criteria.yaml` beside it."
      ])
  }

  // MARK: misspelled slots

  /// What is told when a text of these files is another, each with its place.
  private static func problems(_ path: String, _ text: String, _ other: String) throws -> [String] {
    let texts = try texts.get().map { file in
      guard file.path == path else { return file }
      #expect(file.contents.contains(text))
      return RuleText(path: file.path, file: "changed.yaml", contents: file.contents.replacing(text, with: other))
    }
    do throws(RuleProblems) {
      return try RuleBook(compiling: texts).unsettledRows.map(\.description)
    } catch {
      return error.problems.map(\.description)
    }
  }

  @Test func `a slot that a rule for all controls misspells is told once, with the nearest`() throws {
    let each = try Self.problems("every/name-is-made-of-words", "each: kind.named\n", "each: kind.namde\n")
    #expect(each.count == 1)
    #expect(each.first?.contains("no kind fills the slot `namde`. Did you mean `named`?") == true, "\(each)")
  }

  @Test func `a slot that a page misspells is told, with the nearest`() throws {
    let told = try Self.problems("ladder/page", "    named:", "    namde:")
    #expect(told.count == 1)
    #expect(told.first?.contains("no rule asks for the slot `namde`. Did you mean `named`?") == true, "\(told)")
  }

  @Test func `a slot that only an unread rule asks for is no misspelling`() throws {
    let texts = try Self.texts.get().map { file in
      guard file.path.hasPrefix("every/") else { return file }
      return RuleText(
        path: file.path, file: file.file, contents: file.contents.replacing("status: stable", with: "status: draft"))
    }
    let exports = JudgedExports(statuses: [.stable])
    #expect(throws: Never.self) { try RuleBook(compiling: texts, reading: .judging(exports)) }
    let misspelled = texts.map { file in
      guard file.path == "ladder/page" else { return file }
      return RuleText(
        path: file.path, file: file.file, contents: file.contents.replacing("    named:", with: "    namde:"))
    }
    #expect(throws: RuleProblems.self) { try RuleBook(compiling: misspelled, reading: .judging(exports)) }
  }

  @Test func `a slot that is like no other stops no audit and is told`() throws {
    let told = try Self.problems("ladder/page", "    named:", "    leans-on-a-wall: true\n    named:")
    #expect(told.count == 1)
    #expect(told.first?.contains("no rule asks for the slot `leans-on-a-wall`. Remove it, or write the rule") == true)
  }
}
