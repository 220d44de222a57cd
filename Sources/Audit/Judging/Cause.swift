import AccessibilityTree

/// Why a predicate is unknown at a node.
enum Cause: Equatable {
  /// The export has no place for it.
  case lacks(Property)
  case noWordList(vocabulary: String, language: String)

  var reason: CantTellReason {
    switch self {
    case .lacks: .notExported
    case .noWordList: .noWordList
    }
  }
}
