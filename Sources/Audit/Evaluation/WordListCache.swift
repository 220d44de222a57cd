import AccessibilityTree
import Rules
import Synchronization

/// The word lists of a rule book, kept from one snapshot to the next: all the screens of an app are in one language.
final class WordListCache: Sendable {
  private struct Key: Hashable {
    var platform: Platform?
    var language: String?
  }

  /// Exports write whatever they like for a language, so there is an end to how many are kept.
  private static let limit = 64

  private let ruleBook: RuleBook
  private let known = Mutex<[Key: WordLists]>([:])

  init(_ ruleBook: RuleBook) { self.ruleBook = ruleBook }

  func lists(platform: Platform?, language: String?) -> WordLists {
    let key = Key(platform: platform, language: language)
    if let lists = known.withLock({ $0[key] }) { return lists }
    let lists = WordLists(ruleBook, platform: platform, language: language)
    known.withLock { known in
      if known.count >= Self.limit { known.removeAll() }
      known[key] = lists
    }
    return lists
  }
}
