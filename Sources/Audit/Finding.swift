public import AccessibilityTree
public import Rules

/// One target of one rule that failed, or that could not be judged: what a tester reads, and all that is known about it.
///
/// A value: it holds texts, no snapshot, so that sinks can keep it.
public struct Finding: Sendable {
  /// `button/name-omits-role`.
  public var rule: String
  /// The path that the rule had for this kind before it was renamed; suppressions that name it still apply.
  public var formerRule: String? = nil
  /// The kind of control that the finding is about, such as `segmented-control/segment`; nil for a finding
  /// about a screen.
  public var kind: String? = nil
  /// What `kind` was before it was renamed; suppressions that name it still apply.
  public var formerKind: String? = nil
  /// The rule's id, which is the journal's MESSAGE_ID.
  public var ruleID: String
  /// `role-word-last`.
  public var expectation: String
  /// `failed` or `cantTell`; never another.
  public var outcome: Outcome
  /// Why it could not be judged; nil for `failed`.
  public var reason: CantTellReason?
  public var impact: Rule.Impact
  /// Success criteria that a failed target fails or touches, such as `4.1.2`.
  public var wcag: [String]
  /// The rule's own sentence, filled; one line, app text as it is (sinks clean it for their medium).
  public var message: String
  /// Stable: the same finding has the same identifier in the next capture and in the next build. 32 hexadecimal digits.
  public var id: String
  public var node: Target
  /// The other captures that it rests on, oldest first; empty for a finding in a single one.
  public var steps: [String] = []
  /// The capture that the node is in, where it is not the one that was audited.
  public var capture: Capture?
  /// Where its node is in the screen's view; 0 for a finding whose node is in another capture.
  public var place: UInt32 = 0
  /// It compares two text sizes of a screen.
  var isOfPair = false
  /// What leaves a question open on every screen of the app in this format: a property that the export lacks, or words
  /// that nobody listed; nil for a question about this node.
  var cause: String?

  /// Whether it may have been told before: it rests on other captures, or is a question.
  public var mayBeTold: Bool { isAcrossSteps || outcome == .cantTell }

  /// Whether it takes more than one capture to see it.
  public var isAcrossSteps: Bool { !steps.isEmpty }

  /// A capture that is not the one that was audited, as texts.
  public struct Capture: Hashable, Sendable {
    /// As `steps` names them.
    public var name: String
    public var screen: String?
  }

  /// The node that a finding is about, as texts.
  public struct Target: Sendable {
    /// “window/group[2]/button[1]”.
    public var path: String
    public var role: Role
    /// The name that the screen reader computes; nil for none or not exported.
    public var name: String?
    /// The whole utterance, such as “Submit button, button”; nil when the platform is not known.
    public var heard: String?
    public var bounds: Rect?
    public var identifier: String?
    /// Some of these texts were longer than a finding keeps, and end in “… (990000 more)”.
    public var isCut = false
  }
}
