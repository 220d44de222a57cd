import AccessibilityTree

/// Why a predicate is unknown at a node.
enum Cause: Equatable {
  /// The export has no place for it.
  case lacks(Property)
  case noWordList(vocabulary: String, language: String)
  /// There are words, for a language that was only guessed.
  case guessedLanguage(String)
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

  var reason: CantTellReason {
    switch self {
    case .lacks, .unsureIdentity, .unlikeScreens, .noTimes: .notExported
    case .noStep: .needsSequence
    case .noWordList, .partialWordList: .noWordList
    case .guessedLanguage: .guessedLanguage
    case .truncated: .truncated
    }
  }
}
