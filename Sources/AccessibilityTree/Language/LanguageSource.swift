/// Where the language of a screen comes from; the raw value is written to output.
public enum LanguageSource: String, CaseIterable, Sendable {
  /// The wrapper of the capture says it, `meta.language`.
  case capture
  /// The export itself says it.
  case export
  /// The lab does, for all screens that do not say their own: `audit.language`, `--language`.
  case configured
  /// Nobody does; it is what the texts of the screen look like.
  case guessed
  /// Nobody does, and nothing on the screen speaks against English.
  case `default`

  /// Whether somebody says it.
  var isSaid: Bool {
    switch self {
    case .capture, .export, .configured: true
    case .guessed, .default: false
    }
  }
}
