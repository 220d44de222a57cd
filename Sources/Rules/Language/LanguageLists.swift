import Synchronization

/// Words of one vocabulary by key, such as those for a platform and a language; taken apart for those who ask for them.
///
/// A class, because screens of one language share it, whoever says their language.
package final class LanguageLists: Sendable {
  private let words: [LanguageWords]
  private let isPartial: Bool
  private let repeats: Bool
  /// The lists that were asked for; the key nil has the words of all keys.
  private let made = Mutex<[String?: WordList]>([:])

  /// - Parameters:
  ///   - words: those of the language in each block of the file.
  ///   - isPartial: whether there are more words than these.
  ///   - repeats: whether many entries are in several of them, so that it pays to keep each once.
  init(_ words: [LanguageWords], isPartial: Bool, repeats: Bool = false) {
    (self.words, self.isPartial, self.repeats) = (words, isPartial, repeats)
  }

  /// Lets go of the lists that were made.
  func forget() { made.withLock { $0.removeAll() } }

  /// The words of a key; none where there is no such key.
  ///
  /// - Parameter key: nil for the words of all keys.
  package func list(_ key: String?) -> WordList {
    made.withLock { made in
      if let list = made[key] { return list }
      let list = makeList(key)
      made[key] = list
      return list
    }
  }

  /// Makes the lists of all keys, for those who will ask for them.
  func makeLists() {
    for key in allKeys { _ = list(key) }
    if allKeys.count == 1 { _ = list(nil) }
  }

  private func makeList(_ key: String?) -> WordList {
    var entries = WordEntries()
    let keys = key.map { [$0] } ?? allKeys
    for key in keys {
      for words in words { words.append(key, to: &entries) }
    }
    let isThere = keys.contains { key in words.contains { $0.has(key) } }
    if repeats {
      var seen = Set<ArraySlice<UInt64>>()
      entries = WordEntries(entries.filter { seen.insert($0).inserted })
    }
    return WordList(entries, isPartial: isThere && isPartial)
  }

  /// In alphabetical order: where two entries begin a text, the first of them counts.
  private var allKeys: [String] {
    var keys: Set<String> = []
    for words in words { words.forEachKey { keys.insert($0) } }
    return keys.sorted()
  }
}
