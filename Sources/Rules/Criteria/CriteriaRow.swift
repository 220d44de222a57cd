public import AccessibilityTree

/// One testable statement of the acceptance criteria, and why no rule decides it, if none does.
public struct CriteriaRow: Sendable {
  /// Two letters of the page and two digits: `SG-26`.
  public var id: String
  public var kind: Kind
  /// What it takes to see it; nil if one export is enough.
  public var across: Across?
  public var section: String
  /// The statement, word for word.
  public var says: String
  /// Success criteria of WCAG, such as `4.1.2`; may be empty.
  public var wcag: [String]
  /// What would show it on each platform, in plain words.
  public var evidence: [Platform: String]
  /// Cases that look like a fault and are not, or the other way round.
  public var traps: [String]
  /// The names of the rules that decide it, from its own page or for all controls. Empty if none does.
  public var decidedBy: [String]
  /// The kind that it is about, if its page has several, or a kind of another page by its whole path; nil for all kinds of
  /// its page.
  public var of: String?
  /// The edition of the page from which the statement is quoted; nil for the page's own.
  public var edition: String?
  /// Why no rule decides it; nil if one does.
  public var undecided: Reason?
  package var place: Place

  /// Whether the statement can be failed.
  public enum Kind: String, CaseIterable, Sendable {
    case must
    /// A permission: a finding in either direction would be false.
    case may
    /// One way to do it, among others.
    case advice
    /// The page asks nothing.
    case exempt
  }

  /// How many exports it takes to see it.
  public enum Across: String, CaseIterable, Sendable {
    /// Two or three moments of one session.
    case sequence
    /// The same screen at two text sizes.
    case pair
  }

  /// Why no rule decides a row.
  public struct Reason: Sendable {
    /// Never empty.
    public var needs: [Need]
    public var because: String
    /// What an exporter would have to write; nil if no exporter could help.
    public var exporter: String?
  }

  /// What is missing to decide a row.
  public enum Need: String, CaseIterable, Sendable {
    /// There is nothing to judge.
    case nothing
    /// The evidence is exported, and nobody has written the rule.
    case rule
    /// A property that could be in a tree, but that exporters do not write.
    case property
    case sequence
    case pair
    case keyboard
    case pixels
    case human

    /// Whether an exporter could provide it.
    var isExporters: Bool {
      switch self {
      case .sequence, .pair, .pixels, .keyboard, .property: true
      case .human, .rule, .nothing: false
      }
    }
  }

  /// The place of the row, for problems that appear only when all rules are known.
  package struct Place: Sendable {
    package var file: String
    package var line: Int
    package var column: Int
    /// The place of each name in `decided-by`, in order.
    package var decidedBy: [(line: Int, column: Int)]
    /// The lines of `undecided`, and where it begins in the first of them.
    package var undecided: (lines: ClosedRange<Int>, column: Int)?
  }
}
