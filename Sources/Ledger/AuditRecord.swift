public import AccessibilityTree
public import Journal

/// What the ledger keeps of an audit.
public struct AuditRecord: Sendable {
  /// Of the screen; of the path where the capture does not say its screen.
  public var screen: Fingerprint
  /// Of all rules: others judge otherwise, and repair nothing.
  public var rules: Fingerprint
  /// What stands where, as `ScreenView` makes it.
  public var sketch: [UInt64]
  /// Identifies the app's version, and the session if the capture names a version: a finding is told once in each of them.
  public var run: Fingerprint
  /// How long a finding that is still there is only counted after it was told; zero to tell it every time.
  public var repeatAfter: Duration
  /// Everything that failed, each id once.
  public var failed: [Kept]
  /// Ids of what could not be judged this time.
  public var undecided: Set<String>
  /// Whether a kept sketch shows the same view, places left out.
  public var isSameView: @Sendable (_ sketch: [UInt64], _ places: Set<UInt32>) -> Bool

  /// A finding that failed, as it is kept until it is fixed.
  public struct Kept: Sendable {
    public var id: String
    public var entry: JournalEntry
    /// Where its node is in the view.
    public var place: UInt32
    /// It takes several captures to see it, so that one capture without it says nothing.
    public var isAcrossSteps: Bool
    /// It has no entry, so that it is not told by this audit.
    public var isSuppressed: Bool

    /// A finding with the entry that says it.
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
