/// How much the ledger remembers.
public struct LedgerBounds: Hashable, Sendable {
  /// What nothing was heard of for so long is forgotten. Longer than exports stay in the drop directory, or they would be
  /// audited again.
  public var age: Duration
  /// The size of its file; beyond it the oldest is forgotten.
  public var bytes: Int

  /// The defaults of `ledger.age` and `ledger.size`.
  public init(age: Duration = .seconds(90 * 86_400), bytes: Int = 256 << 20) { (self.age, self.bytes) = (age, bytes) }
}
