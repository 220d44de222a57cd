import AccessibilityTree
import Rules
import Testing

struct VocabularyTests {
  private func button(_ platform: Platform, _ language: String) throws -> Int? {
    let ruleBook = try RuleBook(compiling: try Fixtures.good())
    let vocabulary = try #require(ruleBook.vocabularies.first)
    return vocabulary.lists(platform: platform, language: language).map { $0.list("button").entries.count }
  }

  @Test func `words of the other platform join those of both where the platform has none`() throws {
    #expect(try button(.ios, "en") == 2)
    #expect(try button(.android, "en") == 2)
  }

  @Test(arguments: ["pt-BR", "pt-br", "pt_BR", "pt-BR-x-lab"])
  func `a region is found`(language: String) throws {
    #expect(try button(.ios, language) == 1)
  }

  @Test(arguments: ["en-GB", "en-Latn-GB"])
  func `a language stands in for its regions`(language: String) throws {
    #expect(try button(.android, language) == 2)
  }

  @Test func `a language without its form gets the words of all its forms`() throws {
    #expect(try button(.ios, "pt") == 1)
  }

  @Test func `a platform without words for the language gets those of the other`() throws {
    #expect(try button(.android, "pt-BR") == 1)
  }

  @Test(arguments: ["pt-PT", "cy", ""])
  func `another region and another language have no list`(language: String) throws {
    #expect(try button(.ios, language) == nil)
  }
}
