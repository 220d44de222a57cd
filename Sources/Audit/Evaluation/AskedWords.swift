import Rules

/// The words that a test compares a text with: those of the screen's language, and those of other languages.
struct AskedWords: Sendable {
  /// nil where there is no list for the language, or nobody knows the language.
  var own: WordList?
  /// The English words, for texts that are not in the letters of the screen's language. nil for a screen in English.
  var english: WordList?
  /// The words of all other languages, English among them; nil where no text of the screen is compared with them.
  var others: WordList?
  /// The languages that have words.
  var languages: [String] = []
  /// Whether texts in the letters of the screen's language are compared with the other languages too.
  var mayBeAnother = false
}
