/// How much of the rule files is read.
///
/// What is left out changes no verdict. What is wrong in it is not reported either: `a11yd rules check` reads all.
public struct RuleReading: Sendable {
  /// Whose examples are read.
  let readsExamples: @Sendable (RuleText) -> Bool
  let readsCriteria: Bool

  /// Everything.
  public static let whole = RuleReading(readsExamples: { _ in true }, readsCriteria: true)

  /// What an audit needs: neither examples nor criteria.
  public static let judging = RuleReading(readsExamples: { _ in false }, readsCriteria: false)

  /// What a page about one rule needs.
  ///
  /// - Parameter name: its path or its id, now or before it was renamed.
  public static func showing(_ name: String) -> RuleReading {
    RuleReading(readsExamples: { text in text.path == name || text.contains(name) }, readsCriteria: true)
  }
}
