import AccessibilityTree
import Testing

struct VisibleTextTests {
  @Test(arguments: [
    ("button \"Go\" text=\"Next\"", "equals: next", Platform.android), ("button \"Next\"", "is: absent", .android),
    ("button \"Go\"\n  text text=\"Next\" focusable=false", "equals: next", .android),
    ("button \"Go\"\n  text text=\"Next\" hidden", "equals: next", .android),
    ("button \"Go\" text=\"Next\"\n  text text=\"Page 2\"", "equals: \"Next, Page 2\"", .android),
    ("button \"Go\"\n  text text=\"Next\" visible=false", "is: absent", .android),
    ("button \"Go\"\n  button \"Next\" text=\"Next\"", "is: absent", .android),
    ("button \"Go\"\n  text \"Next\"", "is: absent", .android),
    ("button \"Go\"\n  text \"Next\"", "equals: next", .ios),
  ])
  func `what is seen is the own text and those inside`(screen: String, test: String, platform: Platform) throws {
    let bench = try RuleBench(that: "{visible-text: {\(test)}}")
    #expect(try bench.verdicts(screen, platform).hasPrefix("+"))
  }

  @Test func `a text that cannot be exported is unknown, unless one stands inside`() throws {
    let bench = try RuleBench(that: "{visible-text: {is: present}}")
    #expect(try bench.verdicts("button \"Go\"", .ios, lacks: [.text]) == "?")
    #expect(try bench.verdicts("button \"Go\"\n  text \"Next\"", .ios, lacks: [.text]) == "+")
  }

  @Test(arguments: [
    ("Buy", "Buy, train to Oslo", "+", "+"), ("View day", "Day view", "+", "+"), ("+", "Add", "+", "+"),
    ("More…", "more", "+", "+"), ("Don’t save", "Don't save", "+", "+"), ("Inbox, 99+", "Inbox", "+", "+"),
    ("7", "Friday", "+", "+"), ("F", "Friday", "-", "+"), ("Fri", "Friday", "-", "+"), ("Qty", "Quantity", "-", "+"),
    ("FAQ", "Frequently asked questions", "-", "+"), ("Deleting", "Delete", "-", "+"),
    ("5 min", "Five minutes", "-", "+"),
    ("Repeats every", "Repeat every week", "-", "+"), ("Next", "Continue", "-", "-"), ("Download", "NONE", "-", "-"),
    ("登録", "登録する", "+", "+"), ("金", "きんようび", "-", "+"), ("登録", "Register", "-", "-"),
  ])
  func `the words of one text stand in another`(text: String, name: String, isIn: String, mayBe: String) throws {
    let screen = "button \"\(name)\" text=\"\(text)\""
    #expect(try RuleBench(that: "{text: {words-in: name}}").verdicts(screen, .android) == isIn)
    #expect(try RuleBench(that: "{text: {may-be-in: name}}").verdicts(screen, .android) == mayBe)
  }

  @Test(arguments: ["words-in", "may-be-in"])
  func `a text that is absent stands in none, and one that is not exported leaves it open`(test: String) throws {
    let bench = try RuleBench(that: "{value: {\(test): name}}")
    #expect(try bench.verdicts("button \"Day\"") == "-")
    #expect(try bench.verdicts("button \"Day\"", lacks: [.value]) == "?")
  }
}
