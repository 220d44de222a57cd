import AccessibilityTree
import Rules
import Testing

/// Every vocabulary that rules ship with speaks the same languages.
struct VocabularyLanguageTests {
  @Test func `all vocabularies have words in the same languages`() throws {
    let vocabularies = try ShippedRules.ruleBook.get().vocabularies.filter { !$0.languages.isEmpty }
    #expect(vocabularies.count > 5)
    func languages(_ vocabulary: Vocabulary) -> Set<String> {
      Set(vocabulary.languages.map { String($0.prefix { $0 != "-" }) })
    }
    let all = vocabularies.reduce(into: Set<String>()) { $0.formUnion(languages($1)) }
    for vocabulary in vocabularies {
      let missing = all.subtracting(languages(vocabulary)).sorted()
      #expect(missing.isEmpty, "\(vocabulary.name) has no words for \(missing.joined(separator: ", "))")
    }
    #expect(all.count == 39)
  }

  @Test(arguments: Platform.allCases)
  func `each screen reader has a list for every language`(platform: Platform) throws {
    for vocabulary in try ShippedRules.ruleBook.get().vocabularies {
      for language in vocabulary.languages {
        #expect(vocabulary.lists(platform: platform, language: language) != nil, "\(vocabulary.name), \(language)")
      }
    }
  }
}
