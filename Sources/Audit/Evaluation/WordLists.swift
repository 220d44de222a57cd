import AccessibilityTree
import Rules

/// The vocabularies of a rule book for the language of one screen, every reference resolved.
struct WordLists: Sendable {
  let language: ScreenLanguage
  /// The lists of the screen's language.
  let index: WordIndex
  /// By number of the reference.
  private let words: [Words]

  /// What a reference stands for here.
  private enum Words {
    case all(AskedWords)
    /// By the role's place among all roles.
    case byRole([AskedWords])
  }

  init(_ ruleBook: RuleBook, _ screen: ScreenLanguage) {
    language = screen
    let lists = ruleBook.vocabularies.map { Lists($0, screen) }
    var numbers = WordListNumbers()
    words = ruleBook.references.map { reference in
      let lists = lists[reference.vocabulary]
      switch reference.key {
      case .all: return .all(lists.words(of: nil, &numbers))
      case .named(let key): return .all(lists.words(of: key, &numbers))
      case .ownRole: return .byRole(Role.allCases.map { lists.words(of: $0.rawValue, &numbers) })
      }
    }
    index = WordIndex(numbers.lists)
  }

  /// The words that a node of this role is compared with.
  func asked(_ reference: Int, role: Role) -> AskedWords {
    switch words[reference] {
    case .all(let words): words
    case .byRole(let words): words[role.number]
    }
  }

  /// The lists of one vocabulary, by key.
  private struct Lists {
    let screen: ScreenLanguage
    let own: LanguageLists?
    let english: LanguageLists?
    let others: LanguageLists?
    let languages: [String]

    init(_ vocabulary: Vocabulary, _ screen: ScreenLanguage) {
      self.screen = screen
      languages = vocabulary.languages
      own = screen.platform.flatMap { vocabulary.lists(platform: $0, language: screen.language) }
      let looksFurther = screen.platform != nil && (screen.mayBeAnother || screen.looksAtOtherLetters)
      others = looksFurther ? vocabulary.everyLanguage : nil
      let isEnglish = screen.language.map { LanguageLetters(of: $0).fit("a") } ?? false
      let comparesEnglish = looksFurther && !isEnglish
      english = screen.platform.flatMap {
        comparesEnglish ? vocabulary.lists(platform: $0, language: "en") : nil
      }
    }

    /// - Parameter key: nil for the words of all keys.
    func words(of key: String?, _ numbers: inout WordListNumbers) -> AskedWords {
      let own = own?.list(key)
      return AskedWords(
        own: own, ownBit: own.map { numbers.bit(of: $0) } ?? 0, english: english?.list(key),
        everyLanguage: others, languages: languages, key: key, mayBeAnother: screen.mayBeAnother)
    }
  }
}
