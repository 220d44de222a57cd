import AccessibilityTree
import Audit
import Testing

/// What a message quotes of the words that decided.
struct MatchInMessageTests {
  @Test func `words that were found are quoted, not the identifier that says which control is meant`() throws {
    let bench = try RuleBench(
      that: "{any: [{not: {in: opener}}, {name: {words: {none-in: words.state}}}]}",
      sets: "target: {role: button}, opener: {identifier: {equals: open}}", fails: "Remove “{match}”.")
    #expect(try bench.audit("button \"Card, selected\" id=open").findings.map(\.message) == ["Remove “selected”."])
  }

  @Test func `what a set found is quoted if nothing else decided`() throws {
    let bench = try RuleBench(
      that: "{not: {in: told}}", sets: "target: {role: button}, told: {name: {words: {some-in: words.state}}}",
      fails: "Remove “{match}”.")
    #expect(try bench.audit("button \"Card, selected\"").findings.map(\.message) == ["Remove “selected”."])
  }
}
