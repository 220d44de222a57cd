/// Which parts of the rule files are read.
///
/// The other parts change no outcome, and their problems are not reported. `a11yd rules check` reads everything.
public struct RuleReading: Sendable {
  /// Whether the examples of a file are read.
  let readsExamples: @Sendable (RuleText) -> Bool
  let readsCriteria: Bool
  /// Whether it is noted what every key was compiled to.
  var isTraced = false

  /// Everything.
  public static let whole = RuleReading(readsExamples: { _ in true }, readsCriteria: true)

  /// The parts for an audit: neither examples nor criteria.
  public static let judging = RuleReading(readsExamples: { _ in false }, readsCriteria: false)

  /// The parts for a report that explains its findings: no examples.
  public static let explaining = RuleReading(readsExamples: { _ in false }, readsCriteria: true)

  /// What one of the two reads.
  public func union(_ other: RuleReading) -> RuleReading {
    RuleReading(
      readsExamples: { readsExamples($0) || other.readsExamples($0) },
      readsCriteria: readsCriteria || other.readsCriteria,
      isTraced: isTraced || other.isTraced)
  }

  /// The parts for an explanation of what a rule says, with the examples if wanted.
  ///
  /// - Parameter readsExamples: whether the examples are read too.
  public static func tracing(withExamples readsExamples: Bool = false) -> RuleReading {
    RuleReading(readsExamples: { _ in readsExamples }, readsCriteria: false, isTraced: true)
  }

  /// The parts for a page about one rule.
  ///
  /// - Parameter name: its path or its id, now or before it was renamed.
  public static func showing(_ name: String) -> RuleReading {
    RuleReading(readsExamples: { text in text.path == name || text.contains(name) }, readsCriteria: true)
  }
}
