import Audit
public import Rules

/// A finding that the daemon told of as fixed, or took back.
public struct FixedFinding: Sendable {
  public let id: String
  public let rule: String
  public let impact: Rule.Impact
  public let message: String
  /// How many findings are told as one.
  public let count: Int
  /// Whether it was wrong, as a log of the device showed; otherwise somebody repaired it.
  public let isWithdrawn: Bool
  /// When it was found to be gone, in words.
  public let at: String
}
