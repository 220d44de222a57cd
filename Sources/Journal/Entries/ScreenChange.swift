/// How a screen changed since its last audit.
public struct ScreenChange: Sendable {
  /// Ids of findings that were there before.
  public var still: Set<String> = []
  /// Those of them that were told so lately that the summary only counts them.
  public var counted: Set<String> = []
  /// What failed before in the same view and does not any more, oldest first.
  public var fixed: [Fixed] = []
  /// How many were there before and can neither be seen nor be called fixed: another view of the screen, or not exported.
  public var unseen = 0

  /// The screen was never audited before, or nobody remembers it.
  public init() {}

  /// Nothing that could have changed.
  var isFirst: Bool { still.isEmpty && fixed.isEmpty && unseen == 0 }

  /// A finding that is gone.
  public struct Fixed: Sendable {
    public var id: String
    /// What was said of it last.
    public var entry: JournalEntry

    /// A finding that is gone.
    public init(id: String, entry: JournalEntry) { (self.id, self.entry) = (id, entry) }
  }

  /// `new` or `still`.
  public func change(of id: String) -> FindingChange { still.contains(id) ? .still : .new }
}
