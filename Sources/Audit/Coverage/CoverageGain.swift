/// What can be decided after a change that could not be before.
public struct CoverageGain: Hashable, Sendable {
  /// Rules that can be decided now.
  public var rules: [String] = []
  /// Rules of which more can be decided, and not all yet.
  public var partly: [String] = []
  /// Rules that could be decided before.
  public var lostRules: [String] = []
  /// Expectations that can be decided now.
  public var expectations = 0
  public var lostExpectations = 0

  /// What remains when losses are taken off; a rule counts one more than its expectations.
  public var net: Int { rules.count + expectations - lostRules.count - lostExpectations }

  /// Nothing.
  public init() {}
}
