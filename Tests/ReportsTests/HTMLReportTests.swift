import AccessibilityTree
import Audit
import Daemon
import Foundation
import Line
import Rules
import Testing

@testable import Readers
@testable import Reports

/// What the page is made of. How it behaves in a browser, `make test-report` tests.
struct HTMLReportTests {
  private static let root = RecordedReport.folder.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let ruleBook = Result {
    try RuleBook(compiling: RuleDirectory.read([root.appending(path: "rules").path]), reading: .explaining)
  }

  /// The audits of these exports, the files of one session in their order.
  private static func audits(_ paths: [String], session: String? = nil) throws -> [AuditedFile] {
    let auditor = Auditor(ruleBook: try ruleBook.get())
    var memory = SessionMemory(bounds: .ageless)
    return try paths.map { path in
      let bytes = try Data(contentsOf: root.appending(path: path))
      let transcript = try ExportLine().transcript(of: PaddedBytes(copying: bytes), name: path, session: session)
      let step = memory.take(transcript, name: path, at: .now)
      let audit = step.audit(by: auditor)
      return AuditedFile(name: path, audit: audit, duration: .zero, step: step.step, before: step.before)
    }
  }

  /// The blocks of data in a page, by their names.
  private static func blocks(_ page: String) throws -> [(name: String, json: [String: Any])] {
    try page.matches(of: #/<script type="application/json" class="([a-z]+)">(.*?)</script>/#).map { match in
      let object = try JSONSerialization.jsonObject(with: Data(match.output.2.utf8)) as? [String: Any]
      return (String(match.output.1), try #require(object))
    }
  }

  private static func pretty(_ object: [String: Any]) throws -> String {
    let data = try JSONSerialization.data(
      withJSONObject: object, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  @Test func `a screen is its drawing, what is heard and what was found`() throws {
    let file = try #require(try Self.audits(["docs/examples/favorites-wda.json"]).first)
    let screen = try #require(try Self.blocks(HTMLReport().item(on: file)).first)
    #expect(screen.name == "screen")
    try RecordedReport.expect(Self.pretty(screen.json), in: "page-screen.json")
  }

  @Test func `a capture of a recording tells what was done, announced and focused`() throws {
    let folder = "Tests/Fixtures/recordings/android-alarm-broken"
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.root.appending(path: folder).path).sorted()
    let files = try Self.audits(names.prefix(4).map { "\(folder)/\($0)" }, session: "run")
    let steps = try files.map { try #require(try Self.blocks(HTMLReport().item(on: $0)).first).json["step"] ?? "none" }
    try RecordedReport.expect(Self.pretty(["steps": steps]), in: "page-recording.json")
  }

  @Test func `the plain list has every finding as text`() throws {
    let text = SampleAudits.all.map { PlainList($0).text }.joined() + PlainList.totals(SampleAudits.tally, [])
    try RecordedReport.expect(text, in: "page-plain.html")
  }

  @Test func `a page holds the rules that found something, and their rows`() throws {
    let page = SampleDocument.text(HTMLReport())
    let run = try #require(try Self.blocks(page).last { $0.name == "report" }).json
    let titles = (run["rules"] as? [[String: Any]])?.compactMap { $0["title"] as? String }
    #expect(titles == ["image/name-is-specific"])
    #expect(try Self.blocks(page).count { $0.name == "screen" } == SampleAudits.all.count)
    #expect(try Self.blocks(page).count { $0.name == "unreadable" } == 1)
  }

  /// By the page's text alone, so that nothing of ours is asked about itself.
  @Test func `no text of an app becomes markup`() throws {
    let wild = #"</script><script>alert(1)</script><!--<img src=x onerror="alert(2)">"'&amp;]]>"#
    let tree =
      #"{"a11ySnapshot":1,"meta":{"platform":"ios","language":"en","app":"W","screen":"W","session":"W","#
      + #""trigger":{"action":"W","node":"W"}},"events":[{"type":"W","text":"W","node":"W"}],"#
      + #""tree":{"role":"window","bounds":[0,0,390,800],"children":["#
      + #"{"role":"button","name":"W button","id":"W","hint":"W","bounds":[0,0,90,40],"element":true}]}}"#
    let quoted = wild.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let bytes = Array(tree.replacing("W", with: quoted).utf8)
    let transcript = try ExportLine().transcript(of: PaddedBytes(copying: bytes), name: wild, session: nil)
    var memory = SessionMemory(bounds: .ageless)
    let step = memory.take(transcript, name: wild, at: .now)
    let audit = step.audit(by: Auditor(ruleBook: try Self.ruleBook.get()))
    #expect(!audit.failed.isEmpty)
    let file = AuditedFile(name: wild, audit: audit, duration: .zero, step: step.step)
    let item = HTMLReport().item(on: file) + HTMLReport().item(on: UnreadableFile(name: wild, problem: wild))
    let tags = item.matches(of: #/<[^>]*>/#).map { String($0.output) }
    let ours: Set = [
      #"<script type="application/json" class="screen">"#, #"<script type="application/json" class="unreadable">"#,
      "</script>", "<noscript>", "</noscript>", "<section>", "</section>", "<h2>", "</h2>", "<p>", "</p>", "<ol>",
      "</ol>",
      "<li>", "</li>", "<b>", "</b>", "<small>", "</small>",
    ]
    #expect(Set(tags).subtracting(ours) == [])
    let screen = try #require(try Self.blocks(item).first).json
    #expect(screen["app"] as? String == wild && screen["file"] as? String == wild)
  }

  @Test func `hostile labels stand in the page as people can read them`() throws {
    let file = try #require(try Self.audits(["Tests/Fixtures/hostile/labels.json"]).first)
    let item = HTMLReport().item(on: file)
    for scalar in item.unicodeScalars where scalar != "\n" {
      #expect(CleanText.isSeen(scalar) || "\u{200C}\u{200D}".unicodeScalars.contains(scalar), "\(scalar.value)")
    }
    let screen = try #require(try Self.blocks(item).first).json
    #expect((screen["stops"] as? [Any])?.count ?? 0 > 600)
    #expect((screen["findings"] as? [Any])?.count ?? 0 > 600)
  }

  @Test func `an export with more than a page can hold says what is left out`() throws {
    let button = #"{"role":"button","name":"Pay button","bounds":[0,0,9,9],"element":true}"#
    let buttons = (0..<2_500).map { button.replacing("[0,0", with: "[\($0 % 300),\($0 / 300)") }
    let tree =
      #"{"a11ySnapshot":1,"meta":{"platform":"ios","language":"en"},"tree":{"role":"window","bounds":[0,0,400,900],"#
      + #""children":[\#(buttons.joined(separator: ","))]}}"#
    let transcript = try ExportLine().transcript(
      of: PaddedBytes(copying: Array(tree.utf8)), name: "x", session: nil)
    var memory = SessionMemory(bounds: .ageless)
    let step = memory.take(transcript, name: "x", at: .now)
    let audit = step.audit(by: Auditor(ruleBook: try Self.ruleBook.get()))
    let file = AuditedFile(name: "x", audit: audit, duration: .zero, step: step.step)
    let screen = try #require(try Self.blocks(HTMLReport().item(on: file)).first).json
    #expect((screen["findings"] as? [Any])?.count == 2_000)
    #expect(screen["unshown"] as? Int == audit.findings.count - 2_000)
    #expect((screen["stops"] as? [Any])?.count == 1_000 && screen["unheard"] as? Int == 1_500)
    #expect((screen["texts"] as? [Any])?.count == 1_000 && screen["undrawn"] as? Int == 1_501)
  }

  @Test func `the page allows its own script and style, and nothing else`() throws {
    let opening = HTMLReport().opening(SampleRun.run)
    let policy = try #require(opening.firstMatch(of: #/Content-Security-Policy" content="([^"]*)"/#)).output.1
    #expect(policy.hasPrefix("default-src 'none'; style-src 'sha256-"))
    #expect(!policy.contains("unsafe") && !policy.contains("http") && !policy.contains("*"))
    #expect(!opening.contains("src=\"http") && !opening.contains("@import") && !opening.contains("url("))
  }
}
