import AccessibilityTree

/// Which parts of the rule files are read.
///
/// The other parts change no outcome, and their problems are not reported. `a11yd rules check` reads everything.
public struct RuleReading: Sendable {
  /// Whether the examples of a file are read.
  let readsExamples: @Sendable (RuleText) -> Bool
  /// Whether it reads the examples of some file.
  var readsSomeExamples = true
  let readsCriteria: Bool
  /// Whether a task parses files ahead of the compiler. Not in a daemon: it starts once, and what two threads have asked
  /// for is not given back as whole.
  var parsesAhead = true
  /// Whether the targets and expectations of a rule are read, by its file, by what it says of itself, and by whether it is
  /// about several steps. Without them a rule has no target.
  var readsJudgement: @Sendable (_ file: RuleText, _ rule: Rule, _ isAcross: Bool) -> Bool = { _, _, _ in true }
  /// The only platform that sets and kinds are read for; nil for both. What they say of the other one is not read.
  var platform: Platform?
  /// The language whose words a task takes apart while rules are compiled; nil for none.
  var language: String?
  /// Whether it is noted what every key was compiled to.
  var isTraced = false

  /// Everything.
  public static let whole = RuleReading(readsExamples: { _ in true }, readsCriteria: true)

  /// The parts for an audit: neither examples nor criteria.
  public static let judging = RuleReading(
    readsExamples: { _ in false }, readsSomeExamples: false, readsCriteria: false, parsesAhead: false)

  /// The parts for an audit of exports of which something is known: neither examples nor criteria, and of rules that judge
  /// none of these exports only what they say of themselves, without targets and expectations. Sets that only those rules
  /// ask for, and what sets and kinds say of another platform, are not read either.
  ///
  /// A process that goes on to judge other exports reads all rules with `judging`.
  public static func judging(_ exports: JudgedExports) -> RuleReading {
    var reading = judging
    reading.parsesAhead = true
    (reading.platform, reading.language) = (exports.platform, exports.language)
    reading.readsJudgement = { _, rule, isAcross in exports.mayBeJudged(by: rule, isAcross: isAcross) }
    return reading
  }

  /// The parts for a report that explains its findings: no examples.
  public static let explaining = RuleReading(
    readsExamples: { _ in false }, readsSomeExamples: false, readsCriteria: true)

  /// Whether anything is compiled of a file at this path, see `RuleText.path`.
  package func readsFile(at path: String) -> Bool {
    switch RuleText.Role(at: path) {
    case .criteria: readsCriteria
    case .examples: readsSomeExamples
    case .kinds, .page, .vocabulary, .rule, .stray: true
    }
  }

  /// What one of the two reads.
  public func union(_ other: RuleReading) -> RuleReading {
    RuleReading(
      readsExamples: { readsExamples($0) || other.readsExamples($0) },
      readsSomeExamples: readsSomeExamples || other.readsSomeExamples,
      readsCriteria: readsCriteria || other.readsCriteria,
      parsesAhead: parsesAhead || other.parsesAhead,
      readsJudgement: { readsJudgement($0, $1, $2) || other.readsJudgement($0, $1, $2) },
      platform: platform == other.platform ? platform : nil,
      language: language == other.language ? language : nil,
      isTraced: isTraced || other.isTraced)
  }

  /// The parts for an explanation of what a rule says, with the examples if wanted.
  ///
  /// - Parameter readsExamples: whether the examples are read too.
  public static func tracing(withExamples readsExamples: Bool = false) -> RuleReading {
    RuleReading(readsExamples: { _ in readsExamples }, readsCriteria: false, isTraced: true)
  }

  /// The parts for a page about one rule: that rule, the criteria, and what the other rules say of themselves. Sets that
  /// only other rules ask for are not read.
  ///
  /// - Parameter name: its path or its id, now or before it was renamed.
  public static func showing(_ name: String) -> RuleReading {
    @Sendable func names(_ text: RuleText) -> Bool { text.path == name || text.contains(name) }
    return RuleReading(readsExamples: names, readsCriteria: true, readsJudgement: { text, _, _ in names(text) })
  }
}
