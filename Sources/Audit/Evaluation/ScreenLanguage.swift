import AccessibilityTree

/// The language of a screen, and how sure it is that a text of the screen is in it.
struct ScreenLanguage: Hashable, Sendable {
  var platform: Platform?
  /// BCP 47; nil where nobody knows it.
  var language: String?
  /// Whether a text in its letters may be in another language: nobody says the language, and the texts do not show it
  /// either, or show one that has near neighbours.
  var mayBeAnother: Bool
  /// Whether a text in other letters is looked up in the words of other languages. Not where the texts of the screen
  /// plainly look like English: hardly a name on such a screen is in other letters.
  var looksAtOtherLetters: Bool

  init(_ meta: SnapshotMeta) {
    (platform, language) = (meta.platform, meta.language)
    switch meta.languageSource {
    case .capture, .export, .configured: (mayBeAnother, looksAtOtherLetters) = (false, true)
    case .guessed: (mayBeAnother, looksAtOtherLetters) = (true, true)
    case .default: (mayBeAnother, looksAtOtherLetters) = (meta.isLanguageAssumed, meta.isLanguageAssumed)
    case nil: (mayBeAnother, looksAtOtherLetters) = (meta.language == nil, true)
    }
  }

  /// A language that somebody says.
  init(platform: Platform, language: String) {
    (self.platform, self.language, mayBeAnother, looksAtOtherLetters) = (platform, language, false, false)
  }
}
