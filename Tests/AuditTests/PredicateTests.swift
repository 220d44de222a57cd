import AccessibilityTree
import Audit
import Testing

struct PredicateTests {
  private let screen = """
    group
      button "A" selected bounds=[0,0,10,50]
      button "B" disabled
      text "T"
    button "C" live-region=polite
    """

  @Test(arguments: [
    ("selected: true", "+--"), ("disabled: true", "-+-"), ("enabled: true", "+-+"), ("parent: {role: group}", "++-"),
    ("ancestor: {role: group}", "++-"), ("sibling: {role: text}", "++-"), ("sibling: {selected: true}", "-+-"),
    ("frame: {width: {at-most: 10}}", "+--"), ("frame: {width: {at-least: 10}, height: {at-least: 51}}", "---"),
    ("parent: {children: {at-least: 3, exactly-one: {selected: true}}}", "++-"),
    ("parent: {children: {every: {role: button}}}", "---"), ("parent: {children: {some: {disabled: true}}}", "++-"),
    ("parent: {children: {none: {role: link}}}", "++-"), ("parent: {children: {at-most: 2}}", "---"),
    ("children: {every: {role: link}, none: {role: link}}", "+++"),
    ("next-stop: {role: button}", "+--"), ("previous-stop: {related: sibling}", "-+-"),
    ("next-stop: {role: text, related: [sibling]}", "-+-"), ("in: target", "+++"), ("platform: ios", "+++"),
    ("position: {is: absent}", "+++"), ("actions: {is: absent}", "+++"), ("trait: [Selected]", "+--"),
    ("in-live-region: true", "---"),
    ("heard: {says: selected}", "+--"), ("heard: {says: disabled}", "-+-"), ("heard: {has: position}", "---"),
    ("elsewhere: {role: group}", "--+"), ("elsewhere: {role: text}", "+++"), ("elsewhere: {selected: true}", "-++"),
    ("not: {selected: true, enabled: true}", "-++"), ("any: [{selected: true}, {disabled: true}]", "++-"),
  ])
  func `a predicate picks these buttons`(that: String, verdicts: String) throws {
    let sketch =
      that.hasPrefix("trait") ? screen.replacing(" selected", with: " selected traits=[Button,Selected]") : screen
    #expect(try RuleBench(that: "{\(that)}").verdicts(sketch) == verdicts)
  }

  @Test func `a live region is heard around a node, on Android alone`() throws {
    let sketch = "group live-region=polite\n  group\n    button \"A\"\nbutton \"B\""
    let bench = try RuleBench(that: "{in-live-region: true}")
    #expect(try bench.verdicts(sketch, .android) == "+-")
    #expect(try bench.verdicts(sketch, .ios) == "--")
    #expect(try bench.verdicts("button \"A\"", .android, lacks: [.liveRegion]) == "?")
  }

  @Test(arguments: [
    ("selected: true", Property.selected), ("range: {is: absent}", .range), ("actions: {is: present}", .actions),
    ("announced: {is: present}", .events),
  ])
  func `what the export has no place for is unknown`(that: String, property: Property) throws {
    let audit = try RuleBench(that: "{\(that)}").audit("button \"A\"", lacks: [property])
    #expect(audit.findings.map(\.reason) == [.notExported])
    let lack = property == .events ? "nobody recorded what was announced" : "`\(property.name)`"
    #expect(audit.findings.first?.message.contains(lack) == true)
  }

  @Test(arguments: [
    ("frame: {width: {at-least: 1}}", Property.bounds), ("position: {is: present}", .position),
    ("trait: Selected", .traits),
  ])
  func `where an export has no place for places or traits nobody is asked`(that: String, property: Property) throws {
    let audit = try RuleBench(that: "{\(that)}").audit("button \"A\"", lacks: [property])
    #expect(audit.findings.isEmpty)
    #expect(audit.counts == [.untested: 1])
    #expect(audit.unasked.count == 1)
  }

  @Test(arguments: [
    (["Loading, selected"], "+"), (["Done"], "-"), (["Done", "now selected"], "+"), ([], "-"), (nil, "?"),
  ])
  func `one announcement meets every test`(texts: [String]?, verdict: String) throws {
    var builder = SnapshotBuilder(format: "canonical")
    builder.meta.platform = .ios
    builder.meta.language = "en"
    if let texts { builder.events = .exposed(texts.map { Event(type: "announcement", text: $0) }) }
    _ = builder.openNode()
    try builder.state(.role, .scalar("button"), of: 0)
    let snapshot = builder.finishCanonical(carries: .all)
    let bench = try RuleBench(that: "{announced: {words: {some-in: words.state}, characters: {at-least: 8}}}")
    #expect(bench.verdicts(snapshot) == verdict)
  }
}
