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

    /// A finding with the entry that says it.
    public init(id: String, entry: JournalEntry, place: UInt32, isAcrossSteps: Bool) {
      (self.id, self.entry, self.place, self.isAcrossSteps) = (id, entry, place, isAcrossSteps)
    }
  }

  /// An audit.
  public init(
    screen: Fingerprint, rules: Fingerprint, sketch: [UInt64], failed: [Kept], undecided: Set<String>,
    isSameView: @escaping @Sendable (_ sketch: [UInt64], _ places: Set<UInt32>) -> Bool
  ) {
    (self.screen, self.rules, self.sketch) = (screen, rules, sketch)
    (self.failed, self.undecided, self.isSameView) = (failed, undecided, isSameView)
  }
}
