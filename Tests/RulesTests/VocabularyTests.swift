import AccessibilityTree
import Rules
import Testing

struct VocabularyTests {
  private func button(_ platform: Platform, _ language: String) throws -> Int? {
    let ruleBook = try RuleBook(compiling: try Fixtures.good())
    let vocabulary = try #require(ruleBook.vocabularies.first)
    return vocabulary.lists(platform: platform, language: language).map { $0["button"]?.entries.count ?? 0 }
  }

  @Test func `entries of both platforms and of the platform are joined`() throws {
    #expect(try button(.ios, "en") == 2)
    #expect(try button(.android, "en") == 1)
  }

  @Test(arguments: ["pt-BR", "pt-br", "pt_BR", "pt-BR-x-lab"])
  func `a region is found`(language: String) throws {
    #expect(try button(.ios, language) == 1)
  }

  @Test(arguments: ["en-GB", "en-Latn-GB"])
  func `a language stands in for its regions`(language: String) throws {
    #expect(try button(.android, language) == 1)
  }

  @Test(arguments: ["pt", "pt-PT", "cy", ""])
  func `another region and another language have no list`(language: String) throws {
    #expect(try button(.ios, language) == nil)
    #expect(try button(.android, "pt-BR") == nil)
  }
}
