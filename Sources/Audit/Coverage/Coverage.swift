public import AccessibilityTree

/// What the rules can decide on exports that carry some properties and lack the others.
public struct Coverage: Hashable, Sendable {
  public var platform: Platform
  public var carried: PropertySet
  /// The rules of the platform in the order of their paths.
  public var rules: [RuleCoverage]
  /// How many rows the ledger has, whatever decides them; 0 where the rules come without the criteria.
  public var rowCount: Int

  /// The rules that decide this much.
  public func rules(_ extent: RuleCoverage.Extent) -> [RuleCoverage] { rules.filter { $0.extent == extent } }

  /// How far each rule can decide, by its path: a rule for several kinds of control is one rule, and decides in part
  /// where it cannot decide for all of them.
  public var paths: [String: RuleCoverage.Extent] {
    rules.reduce(into: [:]) { extents, rule in
      let known = extents[rule.path] ?? rule.extent
      extents[rule.path] = known == rule.extent ? known : .part
    }
  }

  /// Rows of the criteria ledger by how far the rules that name them can decide: all of them, some, none.
  public var ledger: [RuleCoverage.Extent: [String]] {
    var extents: [String: Set<RuleCoverage.Extent>] = [:]
    for rule in rules { for row in rule.decides { extents[row, default: []].insert(rule.extent) } }
    let rows = extents.sorted { $0.key < $1.key }.map { row, extents in
      (row: row, extent: extents.count == 1 ? extents.first ?? .part : .part)
    }
    return Dictionary(grouping: rows, by: \.extent).mapValues { $0.map(\.row) }
  }

  /// What is decided here and not there, and the other way round.
  public func gain(over other: Coverage) -> CoverageGain {
    let before = Dictionary(other.rules.map { ($0.rule, $0) }) { first, _ in first }
    return rules.reduce(into: CoverageGain()) { gain, rule in
      guard let old = before[rule.rule] else { return }
      let decided = Set(old.expectations.filter(\.isDecided).map(\.id))
      let expectations = rule.expectations.filter(\.isDecided).map(\.id)
      gain.expectations += expectations.count { !decided.contains($0) }
      gain.lostExpectations += decided.subtracting(expectations).count
      if rule.extent == .all, old.extent != .all { gain.rules.append(rule.rule) }
      if rule.extent != .all, old.extent == .all { gain.lostRules.append(rule.rule) }
      if rule.extent == .part, !decided.isSuperset(of: expectations) { gain.partly.append(rule.rule) }
    }
  }
}
