public import AccessibilityTree

/// What one audit of one snapshot found.
public struct SnapshotAudit: Sendable {
  public var platform: Platform?
  public var app: String?
  public var appVersion: String?
  public var screen: String?
  /// The session that the capture is a step of; nil for none.
  public var session: String?
  /// BCP 47; nil when nobody knows.
  public var language: String?
  public var languageSource: LanguageSource?
  public var format: String
  public var nodeCount: Int
  /// nil for a tree that is whole.
  public var cut: TreeCut?
  /// Failed first by impact, then by place in the tree; then those that could not be judged.
  public var findings: [Finding]
  /// How many more there were than an audit keeps; `counts` has them.
  public var unkept = 0
  /// The ids of questions that are not asked because one of `findings` has the same cause: these targets are undecided too.
  public var unasked: [String] = []
  /// How many targets of all rules ended this way; a rule without a target counts once as `inapplicable`, and targets
  /// that could not be judged for one cause count once.
  public var counts: [Outcome: Int]
  /// The paths of the rules by which at least one target passed, in their order.
  public var passedRules: [String] = []
  /// What the exporter's own checks said, in its order; empty when it has none.
  public var verdicts: [ComparedVerdict] = []
  /// What the next capture of the screen is compared with.
  public var view = ScreenView(screen: nil, sketch: [])
  /// It is of a step of an exporter's log, or of a log of the device: its findings are about captures, which have audits
  /// of their own.
  public var isOfAction = false
  /// Of a log: what it decides about findings of captures that were there before it.
  public var late = LateDecision()
  /// nil when rules can judge it.
  public var obstacle: AuditObstacle?

  /// Findings that failed.
  public var failed: [Finding] { findings.filter { $0.outcome == .failed } }
}
