public import AccessibilityTree
public import Journal

/// What the ledger keeps about an audit.
public struct AuditRecord: Sendable {
  /// Identifies the screen, or the path if the capture does not name its screen.
  public var screen: Fingerprint
  /// Identifies all rules. A finding that is gone under other rules is not fixed.
  public var rules: Fingerprint
  /// Which texts are at which places, as `ScreenView` makes it.
  public var sketch: [UInt64]
  /// Identifies the app's version, and the session if the capture names a version. A finding is reported once in each
  /// run.
  public var run: Fingerprint
  /// How long a reported finding that is still there is only counted; zero reports it every time.
  public var repeatAfter: Duration
  /// All failures, each id once.
  public var failed: [Kept]
  /// Ids of findings that could not be judged this time.
  public var undecided: Set<String>
  /// Whether a kept sketch shows the same view, with these places left out.
  public var isSameView: @Sendable (_ sketch: [UInt64], _ places: Set<UInt32>) -> Bool

  /// A finding that failed, as it is kept until it is fixed.
  public struct Kept: Sendable {
    public var id: String
    public var entry: JournalEntry
    /// Where its node is in the view.
    public var place: UInt32
    /// Whether it takes several captures to see it. One capture without it then proves nothing.
    public var isAcrossSteps: Bool
    /// Whether it is suppressed, so that this audit does not report it.
    public var isSuppressed: Bool

    /// A finding with its entry.
    public init(id: String, entry: JournalEntry, place: UInt32, isAcrossSteps: Bool, isSuppressed: Bool = false) {
      (self.id, self.entry, self.place) = (id, entry, place)
      (self.isAcrossSteps, self.isSuppressed) = (isAcrossSteps, isSuppressed)
    }
  }

  /// An audit.
  public init(
    screen: Fingerprint, rules: Fingerprint, sketch: [UInt64], run: Fingerprint = Fingerprint(of: []),
    repeatAfter: Duration = .zero, failed: [Kept], undecided: Set<String>,
    isSameView: @escaping @Sendable (_ sketch: [UInt64], _ places: Set<UInt32>) -> Bool
  ) {
    (self.screen, self.rules, self.sketch) = (screen, rules, sketch)
    (self.run, self.repeatAfter) = (run, repeatAfter)
    (self.failed, self.undecided, self.isSameView) = (failed, undecided, isSameView)
  }
}
