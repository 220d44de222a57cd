extension LanguageEvidence {
  /// The language of the texts, or nil if it is not clear: too few words, several languages, or similar languages.
  var guess: String? {
    guard let script = mainScript else { return nil }
    func count(_ letters: TellingLetters) -> Int { telling[letters] ?? 0 }
    /// Whether there are letters of one language, and hardly any of the others.
    func isPlain(_ own: Int, against others: Int) -> Bool { own >= Self.tellingLetters && others * 8 <= own }
    switch script {
    case .latin, .devanagari: return guessByWords
    case .greek, .thai, .hangul: return isEnough(script) ? tag(script) : nil
    case .hebrew: return isEnough(script) && count(.yiddish) == 0 ? "he" : nil
    case .arabic: return isEnough(script) && isPlain(count(.arabic), against: count(.otherArabic)) ? "ar" : nil
    case .cyrillic:
      guard isEnough(script) else { return nil }
      let (russian, ukrainian) = (count(.russian), count(.ukrainian))
      let others = count(.otherCyrillic)
      if isPlain(russian, against: ukrainian + others), knows(.russian) { return "ru" }
      return isPlain(ukrainian, against: russian + count(.hardSign) + others) && knows(.ukrainian) ? "uk" : nil
    case .kana, .han:
      let (kana, han) = (letters[Script.kana.rawValue], letters[Script.han.rawValue])
      guard kana + han >= Self.enoughLetters else { return nil }
      let (simplified, traditional) = (count(.simplified), count(.traditional))
      // Chinese screens include の now and then; on Japanese screens every third letter is kana.
      if kana * 6 >= kana + han { return isPlain(kana, against: simplified + traditional) ? "ja" : nil }
      guard kana * 20 <= han else { return nil }
      if isPlain(simplified, against: traditional + count(.japanese)) { return "zh-Hans" }
      return isPlain(traditional, against: simplified + count(.japanese)) ? "zh-Hant" : nil
    case .other: return nil
    }
  }

  /// The script of more than half of all letters. The two Japanese scripts count as one.
  private var mainScript: Script? {
    let half = letterCount / 2
    if letters[Script.kana.rawValue] + letters[Script.han.rawValue] > half { return .kana }
    return Script.allCases.first { letters[$0.rawValue] > half }
  }

  /// Whether more than half of the letters are not used in the language.
  func contradicts(_ language: String) -> Bool {
    let primary = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    // Names and brands are written in Latin letters everywhere.
    let scripts = Set(Script.scripts(of: primary) + [.latin])
    let written = scripts.reduce(0) { $0 + letters[$1.rawValue] }
    return letterCount - written > letterCount / 2
  }

  private func tag(_ script: Script) -> String? {
    switch script {
    case .greek: "el"
    case .thai: "th"
    case .hangul: "ko"
    default: nil
    }
  }

  private func isEnough(_ script: Script) -> Bool { letters[script.rawValue] >= Self.enoughLetters }

  // MARK: words

  /// Whether some words of a language were found, as a check after its letters identified it.
  private func knows(_ language: WordLanguage) -> Bool { found.count { $0.languages & language.bit != 0 } >= 2 }

  /// The language of most found words, if enough words distinguish it from every other language.
  private var guessByWords: String? {
    let languages = WordLanguage.allCases
    let counts = languages.map { language in found.count { $0.languages & language.bit != 0 } }
    guard let best = languages.max(by: { counts[Int($0.rawValue)] < counts[Int($1.rawValue)] }), let tag = best.tag
    else {
      return nil
    }
    let times = found.reduce(0) { $1.languages & best.bit != 0 ? $0 + $1.times : $0 }
    guard times * Self.share >= wordCount, strangers[Int(best.rawValue)] * Self.share <= times else { return nil }
    for rival in languages where rival != best {
      let own = found.count { $0.languages & best.bit != 0 && $0.languages & rival.bit == 0 }
      let others = found.count { $0.languages & best.bit == 0 && $0.languages & rival.bit != 0 }
      guard own >= Self.tellingWords, own >= others * 3 else { return nil }
    }
    return tag
  }

  private static let enoughLetters = 12
  private static let tellingLetters = 4
  /// How many words one language must have that the other does not.
  private static let tellingWords = 4
  /// One of this many words must be known. A language that is not in the lists has some known words by chance.
  private static let share = 6
}
