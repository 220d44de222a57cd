import AccessibilityTree
import Audit
import Testing

/// What collections say of themselves.
struct CollectionTests {
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
}
