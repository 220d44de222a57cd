import AccessibilityTree
import Testing

/// Words about the rest of the screen.
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
    ("button \"Buy\"\ngroup\n  text \"buy!\"", "+"), ("button \"Buy\"\ntext \"Buy it\"", "-"),
    ("button \"Buy\"\n  text \"Buy\"", "-"),
    ("button \"Buy\"\nimage \"Buy\"", "-"), ("button\ntext", "-"),
  ])
  func `another node of the same name meets it`(screen: String, verdict: String) throws {
    #expect(try RuleBench(that: "{same-name: {role: text}}").verdicts(screen) == verdict)
  }

  @Test func `a text includes a piece of another`() throws {
    let bench = try RuleBench(that: "{name: {holds-piece-of: next-stop.name}}")
    #expect(try bench.verdicts("button \"Call Ada\"\ntext \"Ada, sales\"") == "+")
    #expect(try bench.verdicts("button \"Call Ada\"\ntext \"Ada Lovelace, sales\"") == "-")
  }

  @Test func `anywhere may be above, below or the node itself, and elsewhere is neither`() throws {
    let screen = "group\n  button \"A\"\n    text \"B\""
    for predicate in ["{role: group}", "{role: button}", "{role: text}"] {
      #expect(try RuleBench(that: "{anywhere: \(predicate)}").verdicts(screen) == "+")
      #expect(try RuleBench(that: "{elsewhere: \(predicate)}").verdicts(screen) == "-")
    }
  }
}
