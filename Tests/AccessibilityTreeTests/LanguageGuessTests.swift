@testable import AccessibilityTree
import Testing

struct LanguageGuessTests {
  private static func snapshot(_ labels: [String], _ property: Property = .label, language: String? = nil) -> Snapshot {
    var builder = SnapshotBuilder(format: "canonical")
    builder.meta.language = language
    for label in labels {
      let node = builder.openNode()
      builder.state(property, builder.intern(label), of: node)
      builder.closeNode()
    }
    return builder.finish()
  }

  @Test(arguments: LanguageSamples.all)
  func `a screen is guessed to be in the language of its texts`(screen: LanguageSamples.Screen) {
    let meta = Self.snapshot(screen.labels).guessingLanguage().meta
    #expect(meta.language == screen.language)
    #expect(meta.languageSource == (screen.language == "en" ? .default : .guessed))
  }

  @Test(arguments: LanguageSamples.all)
  func `capitals do not matter, and what stands twice counts once`(screen: LanguageSamples.Screen) {
    // A capital of Turkish without a dot is no capital of i elsewhere.
    guard screen.language != "tr" else { return }
    let labels = screen.labels.map { $0.uppercased() }
    #expect(Self.snapshot(labels + labels).languageGuess == screen.language)
  }

  @Test func `there are two screens of every language that can be guessed`() {
    let tags = Set(
      WordLanguage.allCases.compactMap(\.tag) + ["ja", "ko", "zh-Hans", "zh-Hant", "th", "el", "he", "ar"])
    for tag in tags { #expect(LanguageSamples.all.count { $0.language == tag } >= 2, "\(tag)") }
    #expect(Set(LanguageSamples.all.map(\.language)) == tags)
    for tag in tags { #expect(LanguageName.name(of: tag) != tag) }
  }

  @Test(arguments: LanguageSamples.silent)
  func `nothing is guessed where it is not plain, and English is taken`(screen: LanguageSamples.Screen) {
    let snapshot = Self.snapshot(screen.labels)
    #expect(snapshot.languageGuess == nil || snapshot.languageGuess == "en")
    #expect(snapshot.guessingLanguage().meta.language == "en")
    #expect(snapshot.guessingLanguage().meta.languageSource == .default)
  }

  @Test(arguments: LanguageSamples.open)
  func `the language stays open where the letters are none of English`(screen: LanguageSamples.Screen) {
    let meta = Self.snapshot(screen.labels).guessingLanguage().meta
    #expect(meta.language == nil && meta.languageSource == nil)
  }

  @Test func `identifiers and classes are not read`() {
    let labels = LanguageSamples.germanic[0].labels
    for property in [Property.identifier, .nativeClass, .owner] {
      #expect(Self.snapshot(labels, property).languageGuess == nil)
    }
    for property in [Property.text, .placeholder, .hint] {
      #expect(Self.snapshot(labels, property).languageGuess == "de")
    }
  }

  @Test func `what the system shows is in the language of the device`() {
    var builder = SnapshotBuilder(format: "canonical")
    for (owner, screen) in [("com.android.systemui", 0), ("com.example.shop", 11)] {
      for label in LanguageSamples.germanic[screen].labels {
        let node = builder.openNode()
        builder.state(.label, builder.intern(label), of: node)
        builder.state(.owner, builder.intern(owner), of: node)
        builder.closeNode()
      }
    }
    #expect(builder.finish().languageGuess == "en")
  }

  @Test(arguments: [("de" as String?, "de", LanguageSource.export), (nil, "fr", .guessed)])
  func `what is stated is not guessed`(stated: String?, language: String, source: LanguageSource) {
    let meta = Self.snapshot(LanguageSamples.romance[0].labels, language: stated).guessingLanguage().meta
    #expect(meta.language == language && meta.languageSource == source)
  }

  @Test(arguments: ["en", "pt-BR", "ja"])
  func `what the lab says stands against a guess`(said: String) {
    let meta = Self.snapshot(LanguageSamples.germanic[0].labels).assuming(language: said).guessingLanguage().meta
    #expect(meta.language == said && meta.languageSource == .configured)
  }

  @Test(arguments: [("de", "ja", LanguageSource.guessed), ("ru", "ja", .guessed), ("ja-JP", "ja-JP", .configured)])
  func `it does not stand against letters that it has not`(said: String, language: String, source: LanguageSource) {
    let meta = Self.snapshot(LanguageSamples.otherScripts[0].labels).assuming(language: said).guessingLanguage().meta
    #expect(meta.language == language && meta.languageSource == source)
  }

  @Test(arguments: [("Settings 設定送信", "de", "de"), ("OK 設定送信", "de", nil), ("OK 設定送信", "ru", nil)])
  func `half of the letters decide whether a language is contradicted`(text: String, said: String, language: String?) {
    #expect(Self.snapshot([text]).assuming(language: said).meta.language == language)
  }

  @Test func `a long screen costs no more than its beginning`() {
    let german = (0..<2_000).map { "Die Einstellungen \($0) sind nicht verfügbar und werden geöffnet" }
    let labels = german + LanguageSamples.romance[0].labels
    #expect(Self.snapshot(labels).languageGuess == "de")
  }
}
