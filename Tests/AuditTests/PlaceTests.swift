import AccessibilityTree
import Audit
import Testing

/// Where neighbouring stops lie, and what collections say of themselves.
struct PlaceTests {
  @Test(arguments: [
    ("next-stop: {lies: right}", "+-+-"), ("next-stop: {lies: left}", "----"), ("next-stop: {lies: below}", "-+--"),
    ("previous-stop: {lies: [left, above]}", "-+++"), ("previous-stop: {lies: above, role: text}", "----"),
    ("next-stop: {role: button, lies: right, related: sibling}", "+-+-"),
  ])
  func `a neighbour lies on one side`(that: String, verdicts: String) throws {
    let screen = """
      group
        button "A" bounds=[0,0,50,40]
        button "B" bounds=[60,4,50,40]
        button "C" bounds=[0,50,50,40]
        button "D" bounds=[60,50,50,40]
      """
    let bench = try RuleBench(that: "{\(that)}")
    #expect(try bench.verdicts(screen, .android) == verdicts)
  }

  @Test func `without rectangles nobody knows where anything lies`() throws {
    let bench = try RuleBench(that: "{next-stop: {lies: [left, right, above, below]}}")
    #expect(try bench.verdicts("button \"A\"\nbutton \"B\"", .android, lacks: [.bounds]) == "?-")
  }

  @Test(arguments: [
    ("[1,2,single]", "selection: single", "+"), ("[1,2,single]", "selection: [none, multiple]", "-"),
    ("[1,2,multiple]", "selection: multiple", "+"), ("[1,2,none]", "selection: none", "+"),
    ("[1,2]", "selection: single", "?"), ("[1,2]", "rows: {equals: 1}, columns: {at-least: 2}", "+"),
    ("[1,2]", "columns: {at-least: 3}", "-"), ("[-1,2]", "rows: {equals: 1}", "?"), ("[1,2]", "is: present", "+"),
    (nil, "selection: single", "-"), (nil, "is: absent", "+"),
  ])
  func `a collection says how many can be selected`(shape: String?, test: String, verdict: String) throws {
    let collection = shape.map { " collection=\($0)" } ?? ""
    let bench = try RuleBench(that: "{parent: {collection: {\(test)}}}")
    #expect(try bench.verdicts("list\(collection)\n  button \"A\"", .android) == verdict)
    #expect(try bench.verdicts("list\n  button \"A\"", .android, lacks: [.collection]) == "?")
  }

  @Test(arguments: [
    ("Inbox, 3 new", "INBOX", "+"), ("Monday", "Mon", "?"), ("Purchase history", "Orders", "-"),
    ("3 new in Inbox", "Inbox 3", "+"), ("Inbox", "Inbox 3", "?"),
  ])
  func `a name agrees with what is seen`(name: String, seen: String, verdict: String) throws {
    let all = try RuleBench(that: "{name: {has-words-of: seen}}")
    let some = try RuleBench(that: "{name: {shares-word-with: seen}}")
    let screen = "button \"\(name)\" text=\"\(seen)\""
    #expect(try all.verdicts(screen, .android) == (verdict == "+" ? "+" : "-"))
    #expect(try some.verdicts(screen, .android) == (verdict == "-" ? "-" : "+"))
  }

  @Test func `what is seen is the own text and the texts below that are no stops`() throws {
    let bench = try RuleBench(that: "{seen: {equals: \"12, Orders\"}}")
    let screen = """
      button "Orders" clickable
        text text="12"
        text text="Orders"
        button "Close" text="X" clickable
      """
    #expect(try bench.verdicts(screen, .android).first == "+")
    let silent = try RuleBench(that: "{seen: {is: present}}")
    #expect(try silent.verdicts("button \"A\"", .ios, lacks: [.text]) == "?")
    #expect(try silent.verdicts("button \"A\"", .ios) == "-")
    #expect(try silent.verdicts("button \"A\" element\n  text \"B\"", .ios, lacks: [.text]) == "+")
  }
}
