/// How apps write “%” in words.
enum PercentWords {
  static let all: Set<String> = [
    "%", "٪", "％", "﹪", "percent", "prozent", "procent", "procenta", "procentov", "procentów", "procentům", "prosent",
    "prosentti", "prosenttia", "posto", "postotaka", "százalék", "százalékos", "процент", "процента",
    "процентов", "проценти", "процентів", "відсоток", "відсотки", "відсотків", "persen", "peratus", "प्रतिशत",
    "אחוז", "אחוזים",
  ]

  /// Those of several words, and of scripts that write no spaces.
  private static let phrases = [
    "pour cent", "per cent", "por ciento", "por cento", "per cento", "la sută", "τοις εκατό", "phần trăm",
    "في المئة", "في المائة", "بالمئة", "بالمائة", "パーセント", "퍼센트", "เปอร์เซ็นต์",
  ]

  /// The text with a sign in the place of each phrase.
  static func written(in text: String) -> String {
    phrases.reduce(text) { text, phrase in text.contains(phrase) ? text.replacing(phrase, with: " % ") : text }
  }
}
