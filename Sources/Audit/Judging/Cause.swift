import AccessibilityTree

/// Why a predicate is unknown at a node.
enum Cause: Hashable {
  /// The export has no place for it.
  case lacks(Property)
  case noWordList(vocabulary: String, language: String)
  /// What is heard depends on the language, which was only guessed.
  case guessedLanguage(String)
  /// Words of that language were found, on a screen that is said to be in the other one, or in none.
  case otherLanguage(String, of: String?)
  case partialWordList(vocabulary: String, language: String)
  /// Nodes that the exporter left out could change it.
  case truncated
  /// Nothing but its place or frame says which node of another step it is.
  case unsureIdentity
  /// The captures have one name and little in common.
  case unlikeScreens
  /// Nobody knows when it was announced, or how long that was after what led there.
  case noTimes
  /// The recording has no such step.
  case noStep

  /// What is the same on every screen of an app in one format: words that nobody listed, or the property that the format
  /// lacks; nil for a cause of this screen.
  var ofEveryScreen: String? {
    switch self {
    case .lacks(.language), .noWordList, .partialWordList, .guessedLanguage: Self.words
    case .lacks(let property): property.name
    case .otherLanguage, .truncated, .unsureIdentity, .unlikeScreens, .noTimes, .noStep: nil
    }
  }

  static let words = "words"

  var reason: CantTellReason {
    switch self {
    case .lacks, .unsureIdentity, .unlikeScreens, .noTimes: .notExported
    case .noStep: .needsSequence
    case .noWordList, .partialWordList: .noWordList
    case .guessedLanguage, .otherLanguage: .guessedLanguage
    case .truncated: .truncated
    }
  }
}
