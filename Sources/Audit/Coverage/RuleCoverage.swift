/// What one rule can decide on an export: all of its failed examples, some, or none.
public struct RuleCoverage: Hashable, Sendable {
  /// `button/tappable-has-a-role`; `every/name-omits-role (button/button)` of a rule for several kinds of control.
  public var rule: String
  /// The same without the kind, as `a11yd rules list` shows it.
  public var path: String
  /// Rows of the criteria ledger.
  public var decides: [String]
  /// Those of which an example fails on the platform, in the order of the rule; never empty.
  public var expectations: [ExpectationCoverage]

  /// How much of a rule can be decided.
  public enum Extent: String, CaseIterable, Sendable {
    case all
    case part
    case none
  }

  public var extent: Extent {
    if expectations.allSatisfy(\.isDecided) { return .all }
    return expectations.contains { $0.held > 0 } ? .part : .none
  }

  /// Expectations of which some or all findings are not made.
  public var undecided: [ExpectationCoverage] { expectations.filter { !$0.isDecided } }
}
