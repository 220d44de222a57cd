/// Why a target could not be judged; the raw value stands in output.
public enum CantTellReason: String, CaseIterable, Sendable {
  /// The export has no place for a property that the rule needs.
  case notExported
  /// One tree cannot decide; a sequence of them could.
  case needsSequence
  case needsPixels
  case needsKeyboard
  /// Only a person can settle it.
  case needsHuman
  /// There is no verified list of role or state words for the screen's language.
  case noWordList
  /// The words depend on the language, and nobody says it: it was guessed from the texts of the screen.
  case guessedLanguage
  /// The tree was cut near this node.
  case truncated
}
