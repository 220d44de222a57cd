import AccessibilityTree
import Audit
import AuditTesting
import Speech
import Testing

/// Widgets of the toolkits, written as each exporter would write them, read, heard and judged.
@Suite struct AtlasTests {
  @Test func `every file of the atlas is a widget`() throws {
    for path in Atlas.paths { _ = try Atlas.widget(path) }
  }

  @Test func `the screen around the widgets is read whole and has nothing to report`() throws {
    let auditor = try AtlasAuditor.shared.get()
    for writer in ExportWriters.all {
      for platform in writer.platforms {
        let screen = TruthScreen([], on: platform)
        let text = try #require(writer.export(screen))
        let transcript = try auditor.transcript(of: WidgetCapture(screen: screen, text: text))
        #expect(transcript.snapshot.format == writer.format)
        let findings = auditor.findings(in: transcript).map { "\($0.rule): \($0.message)" }
        #expect(findings == [], "\(writer.format)")
      }
    }
  }

  @Test(arguments: Atlas.paths)
  func `a widget is judged in every export that shows it`(_ path: String) async throws {
    let results = try await WidgetResult.all.value
    let result = try #require(results.first { $0.widget.path == path })
    let reviewed = try OpenProblems.reviewed().filter { $0.hasPrefix(path + ", ") }
    let found = OpenProblems.entries(of: result)
    #expect(found.subtracting(reviewed).sorted() == [], "new problems")
    #expect(reviewed.subtracting(found).sorted() == [], "mended: take it out of open.yaml")
    for problem in found.intersection(reviewed).sorted() { withKnownIssue { Issue.record("\(problem)") } }
    let mismatch = Golden.mismatch(
      ExpectedText.text(of: result), at: Atlas.file("expected/\(path).txt"))
    #expect(mismatch == nil, "\(mismatch ?? "")")
  }

  /// For people who mend something: every capture of every form as a file, in the directory that the variable names.
  @Test(.enabled(if: AtlasFiles.directory != nil)) func `every capture is written`() throws {
    try AtlasFiles.write(Atlas.widgets.get())
  }

  @Test func `no problem is open but those that were reviewed`() async throws {
    let mismatch = Golden.mismatch(OpenProblems.text(try await WidgetResult.all.value), at: OpenProblems.path)
    #expect(mismatch == nil, "\(mismatch ?? "")")
  }

  /// `packaging/generate` makes docs/criteria.md with it.
  @Test func `rows are counted by widgets`() async throws {
    let mismatch = Golden.mismatch(RowCount.text(try await WidgetResult.all.value), at: Atlas.file("rows.txt"))
    #expect(mismatch == nil, "\(mismatch ?? "")")
  }

  @Test func `the page of widgets is what the tests found`() async throws {
    let guide = try #require(Golden.read(Atlas.file("guide.md")))
    let mismatch = Golden.mismatch(
      WidgetsPage.text(try await WidgetResult.all.value, guide: guide), at: Atlas.path("docs/widgets.md"))
    #expect(mismatch == nil, "\(mismatch ?? "")")
  }
}
