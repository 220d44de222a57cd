package import AccessibilityTree

/// Words by platform and language, from one file of `rules/vocabulary`.
package struct Vocabulary: Sendable {
  package var name: String
  /// The keys are roles, and a test without a key asks for the words of the node's own role.
  package var isByRole: Bool
  package var what: String
  /// One block of the file: `any`, `ios` or `android`.
  var blocks: [Block]

  struct Block: Sendable {
    /// nil for `any`.
    var platform: Platform?
    /// By language tag in lower case, then by key.
    var languages: [String: [String: [Entry]]]
  }

  struct Entry: Sendable {
    var text: String
    var tokens: [UInt64]
  }

  /// Every key of every list.
  var keys: Set<String> { Set(blocks.flatMap { $0.languages.values.flatMap(\.keys) }) }

  /// The words by key for this platform and language, or nil when there is no list: `pt-BR` first, then `pt`.
  package func lists(platform: Platform, language: String) -> [String: WordList]? {
    var found: [String: WordList]?
    for block in blocks where block.platform == nil || block.platform == platform {
      guard let list = Self.fallbacks(of: language).lazy.compactMap({ block.languages[$0] }).first else { continue }
      found = (found ?? [:]).merging(list.mapValues { WordList($0.map(\.tokens)) }) {
        WordList($0.entries + $1.entries)
      }
    }
    return found
  }

  /// Whether there are words for the language or for a form of it: `pt-BR` for `pt`, `zh-TW` for `zh-Hant`.
  package func hasWords(inAnyFormOf language: String) -> Bool {
    func primary(_ tag: String) -> Substring { tag.lowercased().prefix { $0 != "-" && $0 != "_" } }
    let wanted = primary(language)
    return blocks.contains { block in block.languages.keys.contains { primary($0) == wanted } }
  }

  /// `zh-hant-tw`, `zh-hant`, `zh`.
  static func fallbacks(of language: String) -> [String] {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    return (0..<parts.count).map { parts.dropLast($0).joined(separator: "-") }
  }
}

/// What a test asks of a vocabulary: all of it, one key, or the key that is the node's role.
package struct VocabularyReference: Hashable, Sendable {
  /// A number in the rule book's list of vocabularies.
  package var vocabulary: Int
  package var key: Key

  package enum Key: Hashable, Sendable {
    case all
    case named(String)
    case ownRole
  }
}
