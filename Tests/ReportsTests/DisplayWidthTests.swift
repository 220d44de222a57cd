import Testing

@testable import Reports

struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("Submit", 6), ("wählen", 6), ("e\u{301}", 1), ("利用規約", 8), ("ｶﾅ", 2), ("한국", 4), ("👩🏽\u{200D}🚀", 2),
    ("❤️", 2), ("“OK”", 4), ("עברית", 5),
  ])
  func `a text takes as many columns as a terminal gives it`(text: String, columns: Int) {
    #expect(text.displayWidth == columns)
  }
}
