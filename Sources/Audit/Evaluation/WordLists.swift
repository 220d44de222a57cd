import AccessibilityTree
import Rules

/// The vocabularies of a rule book for one platform and one language, every reference resolved.
struct WordLists: Sendable {
  /// By number of the reference.
  private let words: [Words]

  /// What a reference stands for here.
  private enum Words {
    /// There is no list for the language, or the language is not known.
    case none
    case all(WordList)
    /// By the role's place among all roles.
    case byRole([WordList])
  }

  /// - Parameter language: nil where nobody says it; a guess is no word of anybody either.
  init(_ ruleBook: RuleBook, platform: Platform?, language: String?) {
    let lists = ruleBook.vocabularies.map { vocabulary -> [String: WordList]? in
      guard let platform else { return nil }
      return vocabulary.lists(platform: platform, language: language)
    }
    words = ruleBook.references.map { reference in
      guard let lists = lists[reference.vocabulary] else { return .none }
      switch reference.key {
      case .all:
        let entries = lists.keys.sorted().flatMap { lists[$0]?.entries ?? [] }
        return .all(WordList(entries, isPartial: lists.values.contains(where: \.isPartial)))
      case .named(let key): return .all(lists[key] ?? WordList())
      case .ownRole:
        return .byRole(Role.allCases.map { lists[$0.rawValue] ?? WordList() })
      }
    }
  }

  /// The words that a node of this role is compared with, or nil for no list.
  func list(_ reference: Int, role: Role) -> WordList? {
    switch words[reference] {
    case .none: nil
    case .all(let list): list
    case .byRole(let lists): lists[role.number]
    }
  }
}
