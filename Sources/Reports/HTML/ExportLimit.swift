/// What the exports of one sort could not show, in words, and what would help.
struct ExportLimit {
  /// “WebDriverAgent JSON (wda-json), iOS”.
  let name: String
  let files: Int
  /// How many rules these exports decide, in part, and of how many.
  let decided: Int
  let partly: Int
  let rules: Int
  /// “`modal` (for 3 rules)”, what blocks most rules first.
  let missing: [String]
  /// The one change that decides most more; nil if none is known.
  let advice: String?
}
