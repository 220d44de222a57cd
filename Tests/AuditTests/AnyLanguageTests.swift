import AccessibilityTree
import Testing

/// Words that belong to every language, such as those of programmers.
struct AnyLanguageTests {
  @Test(arguments: ["en", "de", nil])
  func `they are known in every language, stated or not`(language: String?) throws {
    let bench = try RuleBench(that: "{identifier: {words: {some-in: code}}}")
    #expect(try bench.verdicts("button id=buy_btn", language: language) == "+")
    #expect(try bench.verdicts("button id=buy", language: language) == "-")
  }

  @Test(arguments: [("en", "-", "+"), ("de", "?", "?"), (nil, "-", "+")])
  func `beside words of one language they are not all words of another`(
    language: String?, other: String, english: String
  ) throws {
    let bench = try RuleBench(that: "{name: {words: {some-in: mixed}}}")
    #expect(try bench.verdicts("button \"Buy btn\"", language: language) == "+")
    #expect(try bench.verdicts("button \"Knopf\"", language: language) == other)
    #expect(try bench.verdicts("button \"Buy button\"", language: language) == english)
  }
}
