import Audit

extension CantTellReason {
  /// The words after a number: “9 not in the export”.
  var words: String {
    switch self {
    case .notExported: "not in the export"
    case .needsSequence: "only in a sequence of screens"
    case .needsPixels: "only in the picture"
    case .needsKeyboard: "only at a keyboard"
    case .needsHuman: "only by a person"
    case .noWordList: "without a word list for the language"
    case .guessedLanguage: "because the language is not certain"
    case .truncated: "where the tree was cut"
    }
  }
}
