import AccessibilityTree
import Testing

/// Where neighbouring stops lie on the screen.
struct PlaceTests {
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

  @Test(arguments: [
    ("next-stop: {related: trailing}", "+-+-"), ("next-stop: {related: leading}", "-+--"),
    ("next-stop: {related: below}", "-+--"), ("next-stop: {role: button, related: [trailing]}", "+-+-"),
    ("next-stop: {related: leading}, not: {next-stop: {related: [above, below]}}", "----"),
    ("previous-stop: {related: above, role: text}", "----"), ("previous-stop: {related: [leading, above]}", "-+++"),
  ])
  func `two rows are read one after the other`(that: String, verdicts: String) throws {
    // The second one of the first row is a little lower.
    let screen = """
      group
        button "A" bounds=[0,0,50,40]
        button "B" bounds=[60,4,50,40]
        button "C" bounds=[0,50,50,40]
        button "D" bounds=[60,50,50,40]
      """
    #expect(try RuleBench(that: "{\(that)}").verdicts(screen, .android) == verdicts)
  }
}
