import AccessibilityTree
import AuditTesting
import Speech
import Testing

@testable import Audit

/// One question a cause: on a screen, in a session, and for an app.
struct QuestionTests {
  private static let bench = Result {
    try RuleBench(that: "{selected: true}", sets: "target: {role: [button, image]}")
  }

  private func questions(_ sketch: String, lacks: PropertySet = [.selected]) throws -> SnapshotAudit {
    try Self.bench.get().audit(sketch, .android, lacks: lacks)
  }

  @Test func `what an export lacks is asked once on a screen`() throws {
    let audit = try questions("button \"A\"\nbutton \"B\"\nbutton \"C\"")
    #expect(audit.findings.map(\.node.name) == ["A"])
    #expect(audit.counts == [.cantTell: 1])
    #expect(audit.unasked.count == 2)
    #expect(Set(audit.unasked + audit.findings.map(\.id)).count == 3)
  }

  @Test func `what an app's exports lack is asked once in a run`() throws {
    let auditor = Auditor(ruleBook: try Self.bench.get().ruleBook)
    var memory = SessionMemory()
    let asked = try ["a", "a", "b"].map { app in
      let snapshot = try TreeSketch("button \"A\"").snapshot(.android, lacks: [.selected]) { $0.meta.app = app }
      let placed = memory.take(ScreenReaders.transcript(of: snapshot), name: app, at: .now)
      return memory.telling(placed.audit(by: auditor), of: placed)
    }
    #expect(asked.map(\.findings.count) == [1, 0, 1])
    #expect(asked[1].unasked == asked[0].findings.map(\.id))
    #expect(asked[1].counts[.cantTell] == nil)
  }

  @Test func `nobody is asked about what the exporter cut off`() throws {
    let bench = try RuleBench(that: "{not: {child: {role: text}}}", sets: "target: {role: group}")
    #expect(try bench.audit("group truncated").findings.isEmpty)
    let audit = try bench.audit("group truncated\ngroup\n  text \"A\"")
    #expect(audit.findings.map(\.outcome) == [.failed])
  }

  @Test func `nobody is asked about traits that the format has no place for`() throws {
    let bench = try RuleBench(that: "{trait: Button}")
    #expect(try bench.audit("button \"A\"", lacks: [.traits]).findings.isEmpty)
  }

  @Test(arguments: [
    ("87 open tabs", "88 open tabs", true), ("Tabs", "Tabs", true), ("٣ tabs", "12 tabs", true),
    ("Tab A", "Tab B", false),
  ])
  func `numbers make no difference`(one: String, other: String, isSame: Bool) {
    #expect((NumberFreeText.of(one) == NumberFreeText.of(other)) == isSame)
  }

  @Test func `a number in an identifier that is a text makes no new finding`() throws {
    let bench = try RuleBench(that: "{selected: true}")
    let ids = try [87, 88].map { number in
      try bench.audit("button \"Tabs\" identifier=\"Tabs, \(number) open\"").findings.map(\.id)
    }
    #expect(ids[0] == ids[1])
    let rows = try bench.audit("button \"A\" identifier=\"Row 1\"\nbutton \"B\" identifier=\"Row 2\"").findings
    #expect(Set(rows.map(\.id)).count == 2)
  }
}
