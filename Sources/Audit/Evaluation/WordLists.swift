import AccessibilityTree
import Rules

/// The vocabularies of a rule book for the platform and the language of one snapshot, each looked up when first asked for.
struct WordLists {
  private let ruleBook: RuleBook
  private let platform: Platform?
  private let language: String?
  /// By number of the vocabulary; nil inside for no list, outside for not looked up yet.
  private var lists: [[String: WordList]??]
  /// By number of the reference.
  private var words: [Words?]

  /// What a reference stands for here.
  enum Words {
    case none
    case all(WordList)
    /// By place of the role in `Role.allCases`.
    case byRole([WordList])
  }

  init(_ ruleBook: RuleBook, platform: Platform?, language: String?) {
    (self.ruleBook, self.platform, self.language) = (ruleBook, platform, language)
    lists = Array(repeating: nil, count: ruleBook.vocabularies.count)
    words = Array(repeating: nil, count: ruleBook.references.count)
  }

  /// The words of a reference, or `.none` when there is no list for the language or the language is not known.
  mutating func words(_ reference: Int) -> Words {
    if let known = words[reference] { return known }
    let found = find(ruleBook.references[reference])
    words[reference] = found
    return found
  }

  /// The words that a node of this role is compared with, or nil for no list.
  mutating func list(_ reference: Int, role: Role) -> WordList? {
    switch words(reference) {
    case .none: nil
    case .all(let list): list
    case .byRole(let lists): Role.allCases.firstIndex(of: role).map { lists[$0] }
    }
  }

  /// Whether the answer depends on the node's role.
  func isByRole(_ reference: Int) -> Bool { ruleBook.references[reference].key == .ownRole }

  private mutating func find(_ reference: VocabularyReference) -> Words {
    guard let lists = lists(of: reference.vocabulary) else { return .none }
    switch reference.key {
    case .all: return .all(WordList(lists.keys.sorted().flatMap { lists[$0]?.entries ?? [] }))
    case .named(let key): return .all(lists[key] ?? WordList())
    case .ownRole: return .byRole(Role.allCases.map { lists[$0.rawValue] ?? WordList() })
    }
  }

  private mutating func lists(of vocabulary: Int) -> [String: WordList]? {
    if let known = lists[vocabulary] { return known }
    var found: [String: WordList]?
    if let platform, let language {
      found = ruleBook.vocabularies[vocabulary].lists(platform: platform, language: language)
    }
    lists[vocabulary] = .some(found)
    return found
  }
}
