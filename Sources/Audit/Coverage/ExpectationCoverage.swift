/// How many of the findings that a rule's examples mark for one expectation are still made on an export.
public struct ExpectationCoverage: Hashable, Sendable {
  /// `role-word-last`; empty where a rule has no failed example on the platform and its passed ones stand in.
  public var id: String
  /// How many are still found.
  public var held: Int
  /// How many there are; never zero.
  public var total: Int

  public var isDecided: Bool { held == total }
}
