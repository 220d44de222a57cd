package import AccessibilityTree

/// Words by platform and language, from one file of `rules/vocabulary`.
package struct Vocabulary: Sendable {
  package var name: String
  /// Whether the keys are roles, so that a test without a key uses the words of the node's own role.
  package var isByRole: Bool
  package var what: String
  /// Languages, in lower case, whose list is known to be incomplete: a word that it does not have proves nothing.
  package var partial: Set<String> = []
  /// One block of the file: `any`, `ios` or `android`.
  var blocks: [Block] = []
  /// The words of all languages, for both platforms.
  package private(set) var everyLanguage = LanguageLists([], isPartial: false)
  private var known = KnownLanguages()
  /// The languages that have words, each tag once, in alphabetical order.
  package private(set) var languages: [String] = []

  init(name: String) { (self.name, isByRole, what) = (name, false, "") }

  /// Puts together what follows from all blocks, when there are all.
  mutating func settle() {
    everyLanguage = LanguageLists(
      blocks.flatMap { block in
        block.languages.keys.sorted().filter { $0 != Self.anyLanguage }.compactMap { block.languages[$0] }
      }, isPartial: false, repeats: true)
    known = KnownLanguages()
    languages = Set(blocks.flatMap(\.languages.keys)).subtracting([Self.anyLanguage]).sorted()
  }

  struct Block: Sendable {
    /// The platform; nil for `any`.
    var platform: Platform?
    /// By language tag in lower case; `any` holds the words of every language.
    var languages: [String: LanguageWords]

    /// The words by key for a language: of its narrowest form that has words, else of all its forms.
    func lists(of language: String?) -> [LanguageWords] {
      guard let language else { return [] }
      if let list = Vocabulary.fallbacks(of: language).lazy.compactMap({ languages[$0] }).first { return [list] }
      let primary = Vocabulary.primary(of: language)
      // “pt” alone may be either of its forms, but “zh-HK” is not “zh-CN”.
      guard Vocabulary.fallbacks(of: language).count == 1 else { return [] }
      return languages.keys.sorted().filter { Vocabulary.primary(of: $0) == primary }.compactMap { languages[$0] }
    }
  }

  /// Every key of every list.
  var keys: Set<String> {
    var keys: Set<String> = []
    for block in blocks {
      for words in block.languages.values { words.forEachKey { keys.insert($0) } }
    }
    return keys
  }

  /// Whether some list has this key.
  func has(_ key: String) -> Bool {
    blocks.contains { block in block.languages.values.contains { $0.has(key) } }
  }

  /// The key of the words that belong to every language.
  static let anyLanguage = "any"

  /// The words by key for this platform and language, or nil if there is no list. `pt-BR` is tried first, then `pt`,
  /// then every form of Portuguese.
  ///
  /// A platform without words for the language gets those of the other one, because apps use the same words on both.
  /// Words of `any` are added to all lists. If they are the only words for the language, the list is complete in a
  /// vocabulary that has no others, and partial in one that does.
  ///
  /// - Parameter language: nil if it is unknown.
  package func lists(platform: Platform, language: String?) -> LanguageLists? {
    known.lists(platform, language) { made(platform, language) }
  }

  /// Lets go of the lists that were made; who asks for them again waits until they are.
  package func forgetLists() {
    known.forget()
    everyLanguage.forget()
  }

  private func made(_ platform: Platform, _ language: String?) -> LanguageLists? {
    let shared = blocks.filter { $0.platform == nil }
    let ofPlatform = blocks.filter { $0.platform == platform }
    let ofOther = blocks.filter { $0.platform != nil && $0.platform != platform }
    var own = shared.flatMap { $0.lists(of: language) }
    let spoken = ofPlatform.flatMap { $0.lists(of: language) }
    own += spoken.isEmpty ? ofOther.flatMap { $0.lists(of: language) } : spoken
    let common = (shared + ofPlatform).compactMap { $0.languages[Self.anyLanguage] }
    if own.isEmpty, common.isEmpty { return nil }
    let isPartial = own.isEmpty ? !isOfAnyLanguage : language.map(isPartial) ?? true
    return LanguageLists(own + common, isPartial: isPartial)
  }

  private var isOfAnyLanguage: Bool {
    blocks.allSatisfy { $0.languages.keys.allSatisfy { $0 == Self.anyLanguage } }
  }

  /// Whether there are words for the language or for a form of it: `pt-BR` for `pt`, `zh-TW` for `zh-Hant`.
  package func hasWords(inAnyFormOf language: String) -> Bool {
    let wanted = Self.primary(of: language)
    return languages.contains { Self.primary(of: $0) == wanted }
  }

  /// `pt` for `pt-BR`, with current language codes.
  static func primary(of tag: String) -> String {
    let first = tag.lowercased().prefix { $0 != "-" && $0 != "_" }
    return renamed[String(first)] ?? String(first)
  }

  /// Whether the list for this language is incomplete.
  package func isPartial(_ language: String) -> Bool { Self.fallbacks(of: language).contains(where: partial.contains) }

  /// `zh-hant-tw`, `zh-hant`, `zh-tw`, `zh`: from the narrowest to the widest, with current language codes.
  ///
  /// iOS writes a script where Android writes a region, and Java keeps the old names of three languages.
  static func fallbacks(of language: String) -> [String] {
    var parts = language.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let first = parts.first else { return [] }
    parts[0] = renamed[first] ?? first
    var tags = (0..<parts.count).map { parts.dropLast($0).joined(separator: "-") }
    let region = parts.dropFirst().last { $0.count == 2 } ?? parts.dropFirst().compactMap { regions[$0] }.first
    let widest = tags.removeLast()
    if let region { tags.append("\(widest)-\(region)") }
    return tags + [widest]
  }

  private static let renamed = ["iw": "he", "in": "id", "no": "nb"]
  private static let regions = ["hans": "cn", "hant": "tw"]
}
