import AccessibilityTree
import Synchronization

/// The lists of one vocabulary that were asked for, by platform and language.
final class KnownLanguages: Sendable {
  /// Exports write whatever they like for a language, so there is an end to how many are kept.
  private static let limit = 64

  private struct Key: Hashable {
    let platform: Platform
    let language: String?
  }

  private let known = Mutex<[Key: LanguageLists?]>([:])

  /// Lets go of all lists.
  func forget() { known.withLock { $0.removeAll() } }

  /// The lists, made where they are not known.
  func lists(_ platform: Platform, _ language: String?, make: () -> LanguageLists?) -> LanguageLists? {
    let key = Key(platform: platform, language: language)
    if let lists = known.withLock({ $0[key] }) { return lists }
    let lists = make()
    known.withLock { known in
      if known.count >= Self.limit { known.removeAll() }
      known[key] = .some(lists)
    }
    return lists
  }
}
