import Synchronization

/// The words of a vocabulary in all languages and for both platforms, collected on first use.
package final class EveryLanguage: Sendable {
  private let blocks: [Vocabulary.Block]
  /// Word lists by key; the key nil has the words of all keys.
  private let known = Mutex<[String?: WordList]>([:])

  init(_ blocks: [Vocabulary.Block]) { self.blocks = blocks }

  /// Lets go of all lists.
  func forget() { known.withLock { $0.removeAll() } }

  /// The words of a key, or of all keys; empty for a key that no language has.
  package func list(_ key: String?) -> WordList {
    if let list = known.withLock({ $0[key] }) { return list }
    var entries = WordEntries()
    for block in blocks {
      for language in block.languages.keys.sorted() where language != Vocabulary.anyLanguage {
        block.languages[language]?.append(key, to: &entries)
      }
    }
    // Half of the entries are those of another language or platform.
    var seen = Set<ArraySlice<UInt64>>()
    let list = WordList(WordEntries(entries.filter { seen.insert($0).inserted }))
    known.withLock { $0[key] = list }
    return list
  }
}
