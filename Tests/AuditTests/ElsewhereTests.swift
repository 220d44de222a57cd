import AccessibilityTree
import Testing

/// Words about the rest of the screen and about where stops lie on it.
struct ElsewhereTests {
  @Test func `what is above or below a node is not elsewhere`() throws {
    let bench = try RuleBench(that: "{elsewhere: {role: group}}")
    #expect(try bench.verdicts("group\n  button \"A\"") == "-")
    #expect(try bench.verdicts("group\n  button \"A\"\ngroup") == "+")
    #expect(try RuleBench(that: "{elsewhere: {in: target}}").verdicts("button \"A\"\nbutton \"B\"") == "++")
    #expect(try RuleBench(that: "{elsewhere: {in: target}}").verdicts("button \"A\"") == "-")
  }

  @Test func `elsewhere is unknown where the asked state is not exported`() throws {
    let bench = try RuleBench(that: "{elsewhere: {modal: true}}")
    #expect(try bench.verdicts("button \"A\"\ngroup", lacks: [.modal]) == "?")
    #expect(try bench.verdicts("button \"A\"", lacks: [.modal]) == "-")
  }

  @Test(arguments: [
    ("text \"Buy the ticket\"", "+"), ("text \"The ticket: BUY\"", "+"), ("text \"Buy\"", "-"), ("group", "-"),
    ("text \"Buy a ticket\" hidden", "-"),
  ])
  func `another stop says the words of a name`(other: String, verdict: String) throws {
    let bench = try RuleBench(that: "{said-elsewhere: true}")
    #expect(try bench.verdicts("button \"Buy ticket\"\n\(other)") == verdict)
  }

  @Test(arguments: [
    ("above", "-+-"), ("below", "+--"), ("far-below", "---"), ("far-above", "-+-"), ("leading", "-+-"),
    ("trailing", "---"), ("[above, below, far-above]", "++-"),
  ])
  func `the next stop lies somewhere`(relation: String, verdicts: String) throws {
    // In a tree of Android the order is that of the export.
    let screen = """
      button "A" bounds=[200,100,100,50]
      button "B" bounds=[200,170,100,50]
      button "C" bounds=[0,0,100,50]
      """
    let bench = try RuleBench(that: "{next-stop: {related: \(relation)}}")
    #expect(try bench.verdicts(screen, .android) == verdicts)
  }

  @Test func `leading is on the right where the language runs from right to left`() throws {
    let screen = "button \"A\" bounds=[0,0,100,50]\nbutton \"B\" bounds=[200,0,100,50]"
    let bench = try RuleBench(that: "{next-stop: {related: trailing}}")
    #expect(try bench.verdicts(screen, .android, language: "en") == "+-")
    #expect(try bench.verdicts(screen, .android, language: "ar-EG") == "--")
  }

  @Test func `without rectangles nobody can say how a stop lies`() throws {
    let bench = try RuleBench(that: "{next-stop: {related: above}}")
    #expect(try bench.verdicts("button \"A\"\nbutton \"B\"", .android, lacks: [.bounds]) == "?-")
  }
}
