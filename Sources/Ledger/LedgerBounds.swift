/// How much the ledger remembers.
public struct LedgerBounds: Hashable, Sendable {
  /// Records that were not seen for this long are deleted. It must be longer than exports stay in the drop directory,
  /// or they are audited again.
  public var age: Duration
  /// The largest size of the file, in bytes. Beyond it, the oldest records are deleted.
  public var bytes: Int

  /// The defaults of `ledger.age` and `ledger.size`.
  public init(age: Duration = .seconds(90 * 86_400), bytes: Int = 256 << 20) { (self.age, self.bytes) = (age, bytes) }
}
