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
    ("button \"Go\"\n  heading \"Next\"", "equals: next", .ios),
    ("button \"Go\"\n  image \"Next\"", "is: absent", .ios),
    ("button \"Go\" text=\"Next\" editable", "is: absent", .android),
    ("button \"Go\" text=\"Next\" showing-hint", "is: absent", .android),
    (
      "button \"Go\"\n  group focusable=false\n    text text=\"2\"\n    text text=\"Next\"", "equals: \"2, Next\"",
      .android
    ),
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

  @Test func `where a part may be missing, nobody knows what is seen`() throws {
    let bench = try RuleBench(that: "{visible-text: {is: present}}")
    #expect(try bench.verdicts("button \"Go\" text=\"Next\" truncated", .android) == "?")
    #expect(try bench.verdicts("group truncated\n  button \"Go\" text=\"Next\"", .android) == "+")
  }

  @Test func `what is compared with all that is heard is open while a piece may be missing`() throws {
    let bench = try RuleBench(that: "{visible-text: {words-in: heard}}")
    #expect(try bench.verdicts("button \"Month\" text=\"March\" state-description=\"March\"", .android) == "+")
    #expect(try bench.verdicts("button \"Month\" text=\"March\"", .android) == "-")
    #expect(try bench.verdicts("button \"Month\" text=\"March\"", .android, lacks: [.stateDescription]) == "?")
    #expect(try bench.verdicts("button \"Month\" text=\"March\"", .android, lacks: [.position, .selected]) == "-")
    #expect(try bench.verdicts("button \"Month\" text=\"Month\"", .android, lacks: [.stateDescription]) == "+")
  }

  @Test(arguments: [
    ("Buy", "Buy, train to Oslo", "+", "+"), ("View day", "Day view", "+", "+"), ("+", "Add", "+", "+"),
    ("More…", "more", "+", "+"), ("Don’t save", "Don't save", "+", "+"), ("Inbox, 99+", "Inbox", "+", "+"),
    ("7", "Friday", "-", "+"), ("12, Orders", "Orders, a dozen open", "+", "+"), ("INBOX", "Inbox, 3 new", "+", "+"),
    ("3 March", "March 3", "+", "+"), ("1,000", "1,000 points", "+", "+"), ("Mon", "Monday", "+", "+"),
    ("Orders", "Purchase history", "-", "-"), ("F", "Friday", "-", "+"), ("Fri", "Friday", "+", "+"),
    ("8", "08 May 2026", "+", "+"),
    ("Qty", "Quantity", "-", "+"),
    ("Coffee, −€4.20", "Coffee", "+", "-"), ("Coffee, €4.20", "Coffee, four euros twenty", "+", "+"),
    ("Coffee, −42,10 €", "Coffee, 42,10", "+", "+"), ("€4", "Coffee", "-", "+"),
    ("XL", "Extra large", "-", "+"), ("Go to it", "Go, it", "-", "-"),
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
