import AccessibilityTree
import Audit
import Testing

/// Verdicts near nodes at which the exporter stopped.
struct CutTreeTests {
  private func verdicts(_ that: String, _ sketch: String, sets: String = "target: {role: group}") throws -> String {
    try RuleBench(that: that, sets: sets).verdicts(sketch)
  }

  @Test(arguments: [
    ("{child: {role: button}}", "group truncated", "?"),
    ("{child: {role: button}}", "group truncated\n  button", "+"),
    ("{not: {child: {role: button}}}", "group truncated", "?"),
    ("{not: {child: {role: button}}}", "group truncated\n  button", "-"),
    ("{child: {role: button}}", "group\n  group truncated", "-?"),
    ("{descendant: {role: button}}", "group\n  group truncated\n  group", "??-"),
    ("{sibling: {role: button}}", "list truncated\n  group\n    text", "?"),
    ("{sibling: {role: button}}", "list\n  group truncated\n  text", "-"),
    ("{children: {at-least: 1}}", "group truncated\n  text", "+"),
    ("{children: {at-least: 2}}", "group truncated\n  text", "?"),
    ("{children: {at-most: 1}}", "group truncated\n  text", "?"),
    ("{children: {at-most: 0}}", "group truncated\n  text", "-"),
    ("{children: {every: {role: text}}}", "group truncated\n  text", "?"),
    ("{children: {every: {role: text}}}", "group truncated\n  button", "-"),
    ("{children: {none: {role: text}}}", "group truncated", "?"),
    ("{children: {exactly-one: {role: text}}}", "group truncated\n  text", "?"),
    ("{children: {exactly-one: {role: text}}}", "group truncated\n  text\n  text", "-"),
    ("{parent: {role: group}}", "list truncated\n  group", "-"),
    ("{ancestor: {role: group}}", "list truncated\n  group", "-"),
  ])
  func `only what more nodes could change is open`(that: String, sketch: String, expected: String) throws {
    #expect(try verdicts(that, sketch) == expected)
  }

  @Test func `a count has no upper end`() throws {
    func verdicts(_ test: String, _ sketch: String) throws -> String {
      try RuleBench(
        that: "{on: {\(test)}}", with: "{on: {count-of: tab, in: self, where: {selected: true}}}",
        sets: "target: {role: tab-list}, tab: {role: tab}"
      ).verdicts(sketch)
    }
    let tabs = "tab-list truncated\n  tab \"A\" selected\n  tab \"B\""
    #expect(try verdicts("at-least: 1", tabs) == "+")
    #expect(try verdicts("at-least: 2", tabs) == "?")
    #expect(try verdicts("at-most: 1", tabs) == "?")
    #expect(try verdicts("at-most: 0", tabs) == "-")
    #expect(try verdicts("at-most: 1", tabs + "\ntab-list\n  tab \"C\" selected") == "?+")
  }

  @Test func `who may be out of a set with more nodes is a target that nobody is asked about`() throws {
    let sets = "row: {role: group, children: {at-most: 1}}, target: {role: button, parent: {in: row}}"
    let bench = try RuleBench(that: "{name: {is: present}}", sets: sets)
    #expect(try bench.verdicts("group truncated\n  button") == "?")
    let audit = try bench.audit("group truncated\n  button")
    #expect(audit.findings.isEmpty)
    #expect(audit.counts == [.untested: 1])
    #expect(try RuleBench(that: "{name: {is: present}}", sets: sets).verdicts("group\n  button") == "-")
    // Who could only come into it is none.
    let two = "row: {role: group, children: {at-least: 2}}, target: {role: button, parent: {in: row}}"
    #expect(try RuleBench(that: "{name: {is: present}}", sets: two).verdicts("group truncated\n  button") == "")
  }

  @Test func `an export that cannot say has no member, cut or not`() throws {
    let sets = "on: {role: group, child: {selected: true}}, target: {role: group, not: {in: on}}"
    #expect(try RuleBench(that: "{role: group}", sets: sets).verdicts("group\n  text", lacks: [.selected]) == "+")
    #expect(try RuleBench(that: "{role: group}", sets: sets).verdicts("group truncated\n  text") == "?")
  }

  @Test func `the name of a cut row is open`() throws {
    let bench = try RuleBench(that: "{name: {is: present}}", sets: "target: {role: cell}")
    let audit = try bench.audit("table\n  cell element truncated\n  cell element\n    text \"Wi-Fi\"")
    #expect(audit.counts == [.untested: 1, .passed: 1])
    #expect(audit.findings.isEmpty)
    #expect(audit.cut == TreeCut(places: 1, depth: 2))
    let partial = "table\n  cell element truncated\n    text \"Wi-Fi\""
    #expect(try bench.verdicts(partial) == "+")
    let words = try RuleBench(that: "{name: {words: {none-in: words.role}}}", sets: "target: {role: cell}")
    #expect(try words.verdicts(partial) == "?")
    #expect(try words.verdicts(partial.replacing("Wi-Fi", with: "Button")) == "-")
  }

  @Test func `what stands next is open beside a cut only`() throws {
    let bench = try RuleBench(that: "{next-stop: {role: button}}")
    #expect(try bench.verdicts("group truncated\n  button \"A\"\nbutton \"B\"\nbutton \"C\"\nbutton \"D\"") == "?++-")
  }

  @Test func `a place among segments is open for want of segments`() throws {
    let bench = try RuleBench(that: "{heard-position: {is: present}}")
    let audit = try bench.audit("segmented-control truncated\n  button \"Day\"\n  button \"Week\"", lacks: [.position])
    #expect(audit.findings.isEmpty)
    #expect(audit.unasked.count == 2)
  }

  @Test func `depths that differ are counted`() throws {
    let bench = try RuleBench(that: "{role: button}")
    #expect(try bench.audit("group truncated\n  group\n    button truncated").cut?.description == "cut off at 2 places")
    #expect(try bench.audit("group\n  group truncated\n  group truncated").cut?.description == "cut at depth 2")
    #expect(try bench.audit("group\n  button").cut == nil)
  }
}
