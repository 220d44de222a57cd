import Rules
import Synchronization

/// The word lists of a rule book, kept from one snapshot to the next: all the screens of an app are in one language.
final class WordListCache: Sendable {
  /// Exports write whatever they like for a language, so there is an end to how many are kept.
  private static let limit = 64

  private let ruleBook: RuleBook
  private let known = Mutex<[ScreenLanguage: WordLists]>([:])

  init(_ ruleBook: RuleBook) { self.ruleBook = ruleBook }

  /// Lets go of all lists, and of those of the vocabularies.
  func forget() {
    known.withLock { $0.removeAll() }
    for vocabulary in ruleBook.vocabularies { vocabulary.forgetLists() }
  }

  func lists(_ screen: ScreenLanguage) -> WordLists {
    if let lists = known.withLock({ $0[screen] }) { return lists }
    let lists = WordLists(ruleBook, screen)
    known.withLock { known in
      if known.count >= Self.limit { known.removeAll() }
      known[screen] = lists
    }
    return lists
  }
}
