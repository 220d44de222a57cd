import AccessibilityTree

/// Why a predicate is unknown at a node.
enum Cause: Equatable {
  /// The export has no place for it.
  case lacks(Property)
  case noWordList(vocabulary: String, language: String)
  case partialWordList(vocabulary: String, language: String)
  /// Nodes that the exporter left out could change it.
  case truncated

  var reason: CantTellReason {
    switch self {
    case .lacks: .notExported
    case .noWordList, .partialWordList: .noWordList
    case .truncated: .truncated
    }
  }
}
