/// Where the language of a screen comes from; the raw value is written to output.
public enum LanguageSource: String, CaseIterable, Sendable {
  /// The wrapper of the capture says it, `meta.language`.
  case capture
  /// The export itself says it.
  case export
  /// The lab says it for all screens that do not say their own: `audit.language`, `--language`.
  case configured
  /// Nobody says it; the texts of the screen look like it.
  case guessed
  /// Nobody says it, and nothing on the screen rules out English.
  case `default`

  /// Whether somebody says it.
  var isSaid: Bool {
    switch self {
    case .capture, .export, .configured: true
    case .guessed, .default: false
    }
  }
}
