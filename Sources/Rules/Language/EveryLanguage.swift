import Synchronization

/// The words of a vocabulary in all languages and for both platforms, collected on first use.
package final class EveryLanguage: Sendable {
  private let blocks: [Vocabulary.Block]
  /// Word lists by key; the key nil has the words of all keys.
  private let known = Mutex<[String?: WordList]>([:])

  init(_ blocks: [Vocabulary.Block]) { self.blocks = blocks }

  /// The words of a key, or of all keys; empty for a key that no language has.
  package func list(_ key: String?) -> WordList {
    if let list = known.withLock({ $0[key] }) { return list }
    var entries = Set<[UInt64]>()
    for block in blocks {
      for (language, lists) in block.languages where language != Vocabulary.anyLanguage {
        lists.forEachKey { name, words in
          if key == nil || key == name { entries.formUnion(words()) }
        }
      }
    }
    let list = WordList(Array(entries))
    known.withLock { $0[key] = list }
    return list
  }
}
