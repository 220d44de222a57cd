@testable import Rules
import Testing

/// Which list of words a language gets.
struct VocabularyLanguageTests {
  @Test(arguments: [
    ("de-AT", ["de-at", "de"]), ("pt", ["pt"]), ("pt-PT", ["pt-pt", "pt"]),
    ("zh-Hant-TW", ["zh-hant-tw", "zh-hant", "zh-tw", "zh"]),
    ("zh-Hans", ["zh-hans", "zh-cn", "zh"]), ("zh_Hant_HK", ["zh-hant-hk", "zh-hant", "zh-hk", "zh"]),
    ("iw-IL", ["he-il", "he"]),
    ("in", ["id"]), ("zh", ["zh"]), ("", []),
  ])
  func `from the narrowest tag to the widest`(language: String, tags: [String]) {
    var seen: [String] = []
    for tag in Vocabulary.fallbacks(of: language) where !seen.contains(tag) { seen.append(tag) }
    #expect(seen == tags)
  }

  private func problems(_ vocabulary: String) -> String {
    do {
      _ = try RuleBook(compiling: [RuleText(path: "vocabulary/words", file: "words.yaml", contents: vocabulary)])
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test func `a partial list has to be one`() {
    let words = "name: words\nwhat: Words.\nany: {en: {a: [x]}, de: {a: [y]}}\n"
    #expect(problems(words + "partial: [de]") == "")
    #expect(problems(words + "partial: [fr]").contains("`partial` names “fr”, and there are no words for it."))
  }
}
