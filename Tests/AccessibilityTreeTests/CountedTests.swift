import AccessibilityTree
import Testing

struct CountedTests {
  @Test(arguments: [
    (0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567"), (-999, "-999"), (-1000, "-1,000"),
    (Int.min, "-9,223,372,036,854,775,808"),
  ])
  func `thousands are told apart`(count: Int, text: String) {
    #expect(Counted.number(count) == text)
  }

  @Test func `one thing is not many`() {
    #expect(Counted.things(1, "file") == "1 file")
    #expect(Counted.things(0, "file") == "0 files")
    #expect(Counted.things(1, "entry", plural: "entries") == "1 entry")
    #expect(Counted.things(1_000, "entry", plural: "entries") == "1,000 entries")
  }
}
