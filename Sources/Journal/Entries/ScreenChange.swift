/// How a screen changed since its last audit.
public struct ScreenChange: Sendable {
  /// Ids of findings that were there before.
  public var still: Set<String> = []
  /// Ids of those that had an entry so recently that the summary only counts them.
  public var counted: Set<String> = []
  /// Ids of those that a log of the device took back, and that nobody suppresses: the capture fails as before, and what was
  /// really said does not. They are neither still there nor failures.
  public var withdrawn: Set<String> = []
  /// Findings that failed before in the same view and are gone, oldest first.
  public var fixed: [Fixed] = []
  /// How many earlier findings are neither here nor known to be fixed: another view of the screen, or not exported.
  public var unseen = 0

  /// No change: the screen was never audited before, or the ledger has forgotten it.
  public init() {}

  /// Whether there is nothing to compare with.
  var isFirst: Bool { still.isEmpty && withdrawn.isEmpty && fixed.isEmpty && unseen == 0 }

  /// A finding that is gone.
  public struct Fixed: Sendable {
    public var id: String
    /// The last entry about it.
    public var entry: JournalEntry

    /// A finding that is gone.
    public init(id: String, entry: JournalEntry) { (self.id, self.entry) = (id, entry) }
  }

  /// `new` or `still`.
  public func change(of id: String) -> FindingChange { still.contains(id) ? .still : .new }
}
