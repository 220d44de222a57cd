import AccessibilityTree
import Audit
import Testing

/// How a message that begins with a place calls what has no name.
struct PlaceInMessageTests {
  @Test(arguments: [
    ("button bounds=[16,20,3,4]", "A button at 16, 20 has no name."),
    ("image bounds=[16,20,3,4]", "An image at 16, 20 has no name."),
    ("button id=save bounds=[16,20,3,4]", "save has no name."),
    ("button", "window/button has no name."),
  ])
  func `words begin a sentence with a capital, and what is looked up stays as it is written`(
    node: String, message: String
  ) throws {
    let bench = try RuleBench(
      that: "{name: {is: present}}", sets: "target: {role: [button, image]}", fails: "{place} has no name.")
    let audit = try bench.audit("window\n  \(node)", lacks: node == "button" ? [.bounds] : [])
    #expect(audit.findings.map(\.message) == [message])
  }
}
