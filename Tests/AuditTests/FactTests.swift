import AccessibilityTree
import Testing

struct FactTests {
  private let sets = "target: {role: tab}, bar: {role: tab-list}"
  private let bars = """
    tab-list
      tab "A"
      group
        tab "B"
      tab "C"
    tab-list
      tab "D"
    tab "E"
    """

  @Test func `a count looks below the nearest of a set`() throws {
    let facts = "{bar: {nearest: bar}, count: {count-of: target, in: bar}}"
    #expect(try RuleBench(that: "{count: {equals: 3}}", with: facts, sets: sets).verdicts(bars) == "+++--")
    #expect(try RuleBench(that: "{count: {at-least: 1}}", with: facts, sets: sets).verdicts(bars) == "++++-")
    #expect(try RuleBench(that: "{not: {count: {at-most: 2}}}", with: facts, sets: sets).verdicts(bars) == "+++-+")
  }

  @Test func `a rank is the place in swipe order`() throws {
    let facts = "{bar: {nearest: bar}, rank: {rank-among: target, in: bar}}"
    #expect(try RuleBench(that: "{rank: {equals: 1}}", with: facts, sets: sets).verdicts(bars) == "+--+-")
    #expect(try RuleBench(that: "{rank: {at-least: 2}}", with: facts, sets: sets).verdicts(bars) == "-++--")
  }

  @Test func `a count over nodes of which some are unknown is a range`() throws {
    let facts = "{bar: {nearest: bar}, on: {count-of: target, in: bar, where: {selected: true}}}"
    let tabs = "tab-list\n  tab \"A\" selected\n  tab \"B\""
    func verdicts(_ test: String, lacks: PropertySet) throws -> String {
      try RuleBench(that: "{on: {\(test)}}", with: facts, sets: sets).verdicts(
        lacks.isEmpty ? tabs : tabs.replacing(" selected", with: ""), lacks: lacks)
    }
    #expect(try verdicts("equals: 1", lacks: []) == "++")
    #expect(try verdicts("equals: 1", lacks: [.selected]) == "??")
    #expect(try verdicts("at-most: 2", lacks: [.selected]) == "++")
    #expect(try verdicts("at-least: 3", lacks: [.selected]) == "--")
  }

  @Test func `a count in self looks below the target`() throws {
    let bench = try RuleBench(
      that: "{tabs: {at-least: 2}}", with: "{tabs: {count-of: tab, in: self}}",
      sets: "target: {role: tab-list}, tab: {role: tab}")
    #expect(try bench.verdicts(bars) == "+-")
  }

  @Test func `a heard position is compared with facts`() throws {
    let facts = "{bar: {nearest: bar}, count: {count-of: target, in: bar}, rank: {rank-among: target, in: bar}}"
    let tabs = "tab-list\n  tab \"A\" position=[1,2]\n  tab \"B\" position=[1,2]\n  tab \"C, 3 of 5\""
    func verdicts(_ test: String) throws -> String {
      try RuleBench(that: "{heard-position: \(test)}", with: facts, sets: sets).verdicts(tabs, .android)
    }
    #expect(try verdicts("{is: present}") == "+++")
    #expect(try verdicts("{equals: [rank, 2]}") == "+--")
    #expect(try verdicts("{index: {equals: rank}}") == "+-+")
    #expect(try verdicts("{count: {at-most: count}}") == "++-")
  }
}
