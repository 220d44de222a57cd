import AccessibilityTree

/// The vocabularies of a rule book, and the references that rules make to them.
final class VocabularyCompiler {
  private(set) var list: [Vocabulary] = []
  private var numbers: [String: Int] = [:]

  /// Reads one file of `rules/vocabulary`.
  func compile(_ text: RuleText, log: ProblemLog) {
    guard let yaml = Yaml(text, log: log), let entries = yaml.entries("a vocabulary") else { return }
    let stem = text.name
    var vocabulary = Vocabulary(name: stem)
    if let by = entries.first(where: { $0.name == "by" }) {
      vocabulary.isByRole = by.value.scalar == "role"
      if !vocabulary.isByRole { by.value.report("a vocabulary is keyed `by: role` or by nothing.") }
    }
    var hasName = false
    var partialKey: Yaml?
    for entry in entries {
      switch entry.name {
      case "name":
        hasName = true
        if let name = entry.value.text("`name`"), name != stem {
          entry.value.report("the vocabulary is called “\(name)” in a file called “\(stem)”. Make them one name.")
        }
      case "by": break
      case "what": vocabulary.what = entry.value.text("`what`") ?? ""
      case "partial":
        vocabulary.partial = Set((entry.value.words("`partial`") ?? []).map { $0.word.lowercased() })
        partialKey = entry.value
      case "any", "ios", "android":
        if let block = block(entry, isByRole: vocabulary.isByRole) { vocabulary.blocks.append(block) }
      default:
        entry.key.report(
          "`\(entry.name)` is no key of a vocabulary."
            + Yaml.offer(entry.name, ["name", "by", "what", "partial", "any", "ios", "android"]))
      }
    }
    for language in vocabulary.partial where !vocabulary.blocks.contains(where: { $0.languages[language] != nil }) {
      partialKey?.report("`partial` names “\(language)”, and there are no words for it.")
    }
    if !hasName { yaml.report("the vocabulary has no `name`.") }
    if vocabulary.what.isEmpty { yaml.report("the vocabulary has no `what`: a sentence that says what its words are.") }
    if vocabulary.blocks.isEmpty { yaml.report("the vocabulary has no words: none of `any`, `ios`, `android`.") }
    numbers[stem] = list.count
    vocabulary.settle()
    list.append(vocabulary)
  }

  private func block(_ entry: Yaml.Entry, isByRole: Bool) -> Vocabulary.Block? {
    guard let languages = entry.value.entries("`\(entry.name)`") else { return nil }
    var block = Vocabulary.Block(platform: Platform(rawValue: entry.name), languages: [:])
    for language in languages {
      guard LanguageTag.isValid(language.name) else {
        language.key.report("“\(language.name)” is no language tag such as `en` or `pt-BR`.")
        continue
      }
      guard let keys = language.value.entries("a language") else { continue }
      for key in keys {
        if isByRole, Role(rawValue: key.name) == nil {
          key.key.report("`\(key.name)` is no role." + Yaml.offer(key.name, Role.allCases.map(\.rawValue)))
        }
        if !LanguageWords.arePlainly(key.value.node) { check(key) }
      }
      block.languages[language.name.lowercased()] = LanguageWords(language.value.node)
    }
    return block
  }

  /// Reports what is no word.
  private func check(_ key: Yaml.Entry) {
    for (word, yaml) in key.value.words("`\(key.name)`") ?? [] where LanguageWords.tokens(of: word).isEmpty {
      yaml.report("“\(word)” has no word in it.")
    }
  }

  /// The reference for `role-words` or `role-words.button`. Reports names that do not exist.
  func reference(_ word: String, at yaml: Yaml) -> VocabularyReference? {
    let dot = word.utf8.firstIndex(of: UInt8(ascii: "."))
    let name = dot.map { String(word[..<$0]) } ?? word
    guard let number = numbers[name] else {
      yaml.report("there is no vocabulary `\(name)`." + Yaml.offer(name, numbers.keys.sorted()))
      return nil
    }
    guard let dot else { return VocabularyReference(vocabulary: number, key: list[number].isByRole ? .ownRole : .all) }
    let key = String(word[word.utf8.index(after: dot)...])
    guard list[number].has(key) else {
      yaml.report("`\(name)` has no key `\(key)`." + Yaml.offer(key, list[number].keys.sorted()))
      return nil
    }
    return VocabularyReference(vocabulary: number, key: .named(key))
  }
}
