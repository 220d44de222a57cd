/// What became of one target of a rule; the raw values are EARL's.
///
/// Source: EARL 1.0 Schema, section 2.7; ACT Rules Format, “outcome”.
public enum Outcome: String, CaseIterable, Sendable {
  case passed
  case failed
  case cantTell
  case inapplicable
  case untested
}

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
