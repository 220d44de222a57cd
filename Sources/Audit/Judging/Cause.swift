import AccessibilityTree

/// Why a predicate is unknown at a node.
enum Cause: Equatable {
  /// The export has no place for it.
  case lacks(Property)
  case noWordList(vocabulary: String, language: String)
  /// There are words, for a language that was only guessed.
  case guessedLanguage(String)
  /// Nodes that the exporter left out could change it.
  case truncated

  var reason: CantTellReason {
    switch self {
    case .lacks: .notExported
    case .noWordList: .noWordList
    case .guessedLanguage: .guessedLanguage
    case .truncated: .truncated
    }
  }
}
