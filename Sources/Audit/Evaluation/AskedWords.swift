import Rules
import Synchronization

/// The words that a test compares a text with: those of the screen's language, and those of other languages.
///
/// A class, because it is handed on for each text that is asked.
final class AskedWords: Sendable {
  /// nil where there is no list for the language, or nobody knows the language.
  let own: WordList?
  /// The bit of that list in the index of all lists; 0 for none.
  let ownBit: UInt128
  /// The English words, for texts that are not in the letters of the screen's language. nil for a screen in English.
  let english: WordList?
  /// The languages that have words.
  let languages: [String]
  /// Whether texts in the letters of the screen's language are compared with the other languages too.
  let mayBeAnother: Bool
  private let everyLanguage: LanguageLists?
  private let key: String?
  /// Put together when the first text is compared with them; on many screens none is.
  private let known = Mutex<WordList?>(nil)

  /// - Parameters:
  ///   - ownBit: of a list without entries 0.
  ///   - everyLanguage: nil where no text of the screen is compared with other languages.
  ///   - key: nil for the words of all keys.
  init(
    own: WordList?, ownBit: UInt128, english: WordList?, everyLanguage: LanguageLists?, languages: [String],
    key: String?,
    mayBeAnother: Bool
  ) {
    (self.own, self.ownBit, self.english) = (own, ownBit, english)
    (self.languages, self.mayBeAnother) = (languages, mayBeAnother)
    (self.everyLanguage, self.key) = (everyLanguage, key)
  }

  /// Whether there are texts that are compared with other languages.
  var hasOthers: Bool { everyLanguage != nil }

  /// The words of all other languages, English among them; nil where no text of the screen is compared with them.
  var others: WordList? {
    guard let everyLanguage else { return nil }
    return known.withLock { known in
      let list = known ?? everyLanguage.list(key)
      known = list
      return list
    }
  }

  /// The words that begin and that end what a text in other letters is compared with, by the lowest six bits of their
  /// hashes; nil where there are none, or where they were not put together yet.
  var foreignSieve: (firsts: UInt64, lasts: UInt64)? {
    guard everyLanguage != nil, let others = known.withLock(\.self) else { return nil }
    return (others.firstSieve | (english?.firstSieve ?? 0), others.lastSieve | (english?.lastSieve ?? 0))
  }
}
