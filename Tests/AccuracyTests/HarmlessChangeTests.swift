import AccessibilityTree
@testable import Accuracy
import AuditTesting
import Testing

@Suite struct HarmlessChangeTests {
  private static func changed(by name: String) throws -> Snapshot {
    let sketch = TreeSketch("window\n  button \"Save\" selected\n  text \"Saved\"")
    var edit = SnapshotEdit(try sketch.snapshot(.ios))
    let change = try #require(HarmlessChange.all.first { $0.name == name })
    #expect(change.change(&edit))
    return edit.finished().snapshot
  }

  @Test func `a layout stands around what was on the screen`() throws {
    let snapshot = try Self.changed(by: "wrapped-in-a-layout")
    #expect(snapshot.nodes.map(\.role) == [.window, .window, .button, .text])
    #expect(snapshot[2].parent?.index == 1 && snapshot[3].parent?.index == 1)
  }

  @Test func `what is not exported any more is known of no node`() throws {
    let snapshot = try Self.changed(by: "without-selected")
    #expect(!snapshot.carries(.selected) && snapshot[1].flag(.selected) == .notExported)
    #expect(snapshot.carries(.enabled) && snapshot[1].text(.label) == .exposed("Save"))
  }

  @Test func `a name goes with both of its texts`() throws {
    let snapshot = try Self.changed(by: "without-label")
    #expect(snapshot[1].text(.label) == .notExported && snapshot[1].text(.text) == .notExported)
  }

  @Test func `a failure after a harmless change spoils the report`() {
    let alarm = MutantResult.Alarm(expectation: "button/name-is-present#name-missing", node: "button")
    var report = AccuracyReport(expectations: ["button/name-is-present#name-missing"], seed: 1, sites: 1)
    #expect(report.isPerfect)
    report.add(HarmlessResult(change: "without-hint", screen: "sketch", alarms: [alarm], excused: []))
    #expect(!report.isPerfect && report.rules.map(\.falseAlarms) == [1])
    #expect(AccuracyTable(report, isVerbose: false).description.contains("without-hint in sketch"))
  }
}
