import AccessibilityTree

/// The vocabularies of a rule book, and the references that rules make to them.
final class VocabularyCompiler {
  private(set) var list: [Vocabulary] = []
  private var numbers: [String: Int] = [:]
  /// The `Vocabulary.keys` of each vocabulary, by its number.
  private var keys: [Set<String>] = []

  /// Reads one file of `rules/vocabulary`.
  func compile(_ text: RuleText, log: ProblemLog) {
    guard let yaml = Yaml(text, log: log), let entries = yaml.entries("a vocabulary") else { return }
    let stem = text.path.split(separator: "/").last.map(String.init) ?? text.path
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
    list.append(vocabulary)
    keys.append(vocabulary.keys)
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
      var lists: [String: [Vocabulary.Entry]] = [:]
      for key in keys {
        if isByRole, Role(rawValue: key.name) == nil {
          key.key.report("`\(key.name)` is no role." + Yaml.offer(key.name, Role.allCases.map(\.rawValue)))
        }
        lists[key.name] = (key.value.words("`\(key.name)`") ?? []).compactMap { word, yaml in
          let tokens = WordScan(word).tokens.filter { $0 != WordScan.pieceBreak }
          if tokens.isEmpty { yaml.report("“\(word)” has no word in it.") }
          return tokens.isEmpty ? nil : Vocabulary.Entry(text: word, tokens: tokens)
        }
      }
      block.languages[language.name.lowercased()] = lists
    }
    return block
  }

  /// The reference for `role-words` or `role-words.button`. Reports names that do not exist.
  func reference(_ word: String, at yaml: Yaml) -> VocabularyReference? {
    let parts = word.split(separator: ".", maxSplits: 1).map(String.init)
    guard let name = parts.first, let number = numbers[name] else {
      yaml.report(
        "there is no vocabulary `\(parts.first ?? word)`." + Yaml.offer(parts.first ?? word, numbers.keys.sorted()))
      return nil
    }
    guard parts.count == 2 else {
      return VocabularyReference(vocabulary: number, key: list[number].isByRole ? .ownRole : .all)
    }
    guard keys[number].contains(parts[1]) else {
      yaml.report("`\(name)` has no key `\(parts[1])`." + Yaml.offer(parts[1], keys[number].sorted()))
      return nil
    }
    return VocabularyReference(vocabulary: number, key: .named(parts[1]))
  }
}
