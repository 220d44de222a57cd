public import AccessibilityTree

/// One statement of the acceptance criteria that can be tested, and, where no rule decides it, why not.
public struct CriteriaRow: Sendable {
  /// Two letters of the page and two digits: `SG-26`.
  public var id: String
  public var kind: Kind
  /// What it takes to see it; nil where one export will do.
  public var across: Across?
  public var section: String
  /// The statement, word for word.
  public var says: String
  /// Success criteria of WCAG, such as `4.1.2`; may be empty.
  public var wcag: [String]
  /// What would show it on each platform, in plain words.
  public var evidence: [Platform: String]
  /// What looks like a fault and is none, or the other way round.
  public var traps: [String]
  /// The rules that decide it, by name: one of its own page, or one for all controls. Empty where none does.
  public var decidedBy: [String]
  /// The kind that it is about, where its page has several; nil for all of them.
  public var of: String?
  /// The edition of the page that the statement is quoted from; nil for the page's own.
  public var edition: String?
  /// nil where rules decide it.
  public var undecided: Reason?
  package var place: Place

  /// Whether the statement can be failed.
  public enum Kind: String, CaseIterable, Sendable {
    case must
    /// A permission: a finding in either direction would be false.
    case may
    /// A way to do it, among others.
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
    /// What an exporter would have to write; nil where no exporter could help.
    public var exporter: String?
  }

  /// What is not there to decide a row with.
  public enum Need: String, CaseIterable, Sendable {
    /// There is nothing to judge.
    case nothing
    /// The evidence is exported, and nobody has written the rule.
    case rule
    /// Something that could stand in a tree, and that exporters do not write.
    case property
    case sequence
    case pair
    case keyboard
    case pixels
    case human

    /// Whether an exporter could bring it.
    var isExporters: Bool {
      switch self {
      case .sequence, .pair, .pixels, .keyboard, .property: true
      case .human, .rule, .nothing: false
      }
    }
  }

  /// Where the row stands, for problems that show only when all the rules are known.
  package struct Place: Sendable {
    package var file: String
    package var line: Int
    package var column: Int
    /// Where each name in `decided-by` is, in their order.
    package var decidedBy: [(line: Int, column: Int)]
    /// The lines of `undecided`, and where it begins in the first of them.
    package var undecided: (lines: ClosedRange<Int>, column: Int)?
  }
}
