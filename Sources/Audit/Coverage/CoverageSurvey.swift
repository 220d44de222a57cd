public import AccessibilityTree
public import Rules
import Speech

/// Finds out what rules can decide by running their own examples without what an export does not carry.
///
/// Answers are kept, because many formats carry the same; for one command, never shared.
public final class CoverageSurvey {
  let ruleBook: RuleBook
  private var known: [PropertySet: [Platform: Coverage]] = [:]
  private var asked: [Platform: PropertySet] = [:]
  private lazy var rowCount = ruleBook.criteria.reduce(0) { $0 + $1.rows.count }
  private lazy var judges = ruleBook.compiled.map { Auditor(ruleBook: ruleBook.with(rules: [$0])) }

  /// A survey of these rules.
  public init(ruleBook: RuleBook) { self.ruleBook = ruleBook }

  /// What the rules can decide on exports of this platform that carry these properties.
  ///
  /// The platform and the language count as carried: whoever audits knows them.
  public func coverage(of carried: PropertySet, on platform: Platform) -> Coverage {
    let carried = carried.union([.platform, .language])
    if let coverage = known[carried]?[platform] { return coverage }
    let rules = ruleBook.compiled.indices.compactMap { rule($0, carried, platform) }
    let coverage = Coverage(platform: platform, carried: carried, rules: rules, rowCount: rowCount)
    known[carried, default: [:]][platform] = coverage
    return coverage
  }

  /// Properties without which something can no longer be decided.
  public func askedProperties(on platform: Platform) -> PropertySet {
    if let properties = asked[platform] { return properties }
    let whole = coverage(of: .all, on: platform)
    let properties = Property.allCases.filter { property in
      // The words of a node are unknown only where neither of the two is exported.
      let silent: PropertySet = property == .label || property == .text ? [.label, .text] : [property]
      return coverage(of: PropertySet.all.subtracting(silent), on: platform).rules != whole.rules
    }
    asked[platform] = properties.reduce(into: PropertySet()) { $0.insert($1) }
    return asked[platform] ?? []
  }

  private func rule(_ index: Int, _ carried: PropertySet, _ platform: Platform) -> RuleCoverage? {
    let compiled = ruleBook.compiled[index]
    let claims = claims(of: index, on: platform)
    guard compiled.rule.platforms.contains(platform), !claims.isEmpty else { return nil }
    var expectations: [ExpectationCoverage] = []
    for (id, claims) in Self.inOrder(claims) {
      let held = claims.count { holds($0, of: index, run($0.example, of: index, carried, platform)) }
      expectations.append(ExpectationCoverage(id: id, held: held, total: claims.count))
    }
    return RuleCoverage(rule: compiled.rule.title, decides: compiled.rule.decides, expectations: expectations)
  }

  private static func inOrder(_ claims: [CoverageClaim]) -> [(String, [CoverageClaim])] {
    let byID = Dictionary(grouping: claims, by: \.expectation)
    var seen = Set<String>()
    return claims.filter { seen.insert($0.expectation).inserted }.map { ($0.expectation, byID[$0.expectation] ?? []) }
  }

  /// What the examples of a rule claim on a platform: each finding of the failed ones, or that the passed ones pass.
  func claims(of index: Int, on platform: Platform) -> [CoverageClaim] {
    let compiled = ruleBook.compiled[index]
    let examples = compiled.examples.filter { $0.platforms.contains(platform) }
    let order = Dictionary(uniqueKeysWithValues: compiled.expectations.enumerated().map { ($1.id, $0) })
    let failed = examples.filter { $0.outcome == .failed }.flatMap { example in
      example.tree.findings.map { CoverageClaim(example: example, node: $0.node, expectation: $0.expectation) }
    }
    if !failed.isEmpty { return failed.sorted { order[$0.expectation] ?? 0 < order[$1.expectation] ?? 0 } }
    return examples.filter { $0.outcome == .passed }.map { CoverageClaim(example: $0, node: nil, expectation: "") }
  }

  /// The evaluation of an example as an export shows it that carries only this, and the verdicts of a rule.
  func run(
    _ example: RuleExample, of index: Int, _ carried: PropertySet, _ platform: Platform
  ) -> (verdicts: [Int: Judgement.Verdict], evaluation: Evaluation)? {
    guard let snapshots = try? example.carrying(carried).snapshots(on: platform) else { return nil }
    let (judgements, evaluation) = judges[index].judgementsAndEvaluation(
      snapshots.map { ScreenReaders.transcript(of: $0) })
    guard let evaluation else { return nil }
    return (Dictionary(judgements.map { ($0.node, $0.verdict) }) { first, _ in first }, evaluation)
  }

  func holds(
    _ claim: CoverageClaim, of index: Int, _ run: (verdicts: [Int: Judgement.Verdict], evaluation: Evaluation)?
  ) -> Bool {
    guard let run else { return false }
    guard let node = claim.node else {
      return !run.verdicts.isEmpty && run.verdicts.values.allSatisfy { $0 == .passed }
    }
    guard case .failed(let place) = run.verdicts[node] else { return false }
    return ruleBook.compiled[index].expectations[place].id == claim.expectation
  }
}
