public import AccessibilityTree
public import Rules
import Speech

/// Finds out what rules can decide by running their own examples without what an export does not carry.
///
/// Answers are kept, because many formats carry the same; for one command, never shared.
public final class CoverageSurvey {
  let ruleBook: RuleBook
  private var known: [Export: Coverage] = [:]
  private var asked: [Platform: PropertySet] = [:]
  private var claims: [Platform: [[CoverageClaim]]] = [:]
  /// How many times an example has run.
  private var trialCount = 0
  private lazy var rowCount = ruleBook.criteria.reduce(0) { $0 + $1.rows.count }
  private lazy var auditor = Auditor(ruleBook: ruleBook)
  private lazy var judges = ruleBook.compiled.map(auditor.only)

  private struct Export: Hashable {
    var carried: PropertySet
    var platform: Platform
    var evidence: Evidence
  }

  /// Where the answer for a claim comes from.
  private enum Evidence {
    /// Its example, run for just this export.
    case trial
    /// Other trials where it follows from them.
    case conclusion
    /// Other trials, and where nothing follows it is taken to hold.
    case hope
  }

  /// A survey of these rules.
  public init(ruleBook: RuleBook) { self.ruleBook = ruleBook }

  /// What the rules can decide on exports of this platform that carry these properties.
  ///
  /// The platform and the language count as carried: whoever audits knows them.
  ///
  /// - Parameter isConcluded: no example runs where the answer follows from exports that carry more or less. That is
  ///   ten times as fast, and right for rules of which more evidence never decides less: enough for a comparison.
  public func coverage(
    of carried: PropertySet, on platform: Platform, concluded isConcluded: Bool = false
  ) -> Coverage {
    let export = Export(
      carried: Self.whole(carried), platform: platform, evidence: isConcluded ? .conclusion : .trial)
    if let coverage = known[export] { return coverage }
    let coverage = coverage(on: export)
    known[export] = coverage
    return coverage
  }

  /// What an export that carries these properties gains, concluded, over what another decides.
  ///
  /// - Returns: nil as soon as it is certain that it gains less than `least`.
  public func gain(of carried: PropertySet, over other: Coverage, atLeast least: Int) -> CoverageGain? {
    let export = Export(carried: Self.whole(carried), platform: other.platform, evidence: .conclusion)
    if known[export] == nil {
      var checked = trialCount
      for index in ruleBook.compiled.indices {
        _ = rule(index, on: export)
        // What it may gain at most takes as long to say as two trials.
        guard trialCount >= checked + 6 else { continue }
        checked = trialCount
        if mostCoverage(of: carried, on: other.platform).gain(over: other).net < least { return nil }
      }
    }
    let gain = coverage(of: carried, on: other.platform, concluded: true).gain(over: other)
    return gain.net < least ? nil : gain
  }

  /// What the rules can decide at most on exports of this platform that carry these properties, as far as is known.
  /// Runs no example.
  public func mostCoverage(of carried: PropertySet, on platform: Platform) -> Coverage {
    coverage(on: Export(carried: Self.whole(carried), platform: platform, evidence: .hope))
  }

  private func coverage(on export: Export) -> Coverage {
    let rules = ruleBook.compiled.indices.compactMap { rule($0, on: export) }
    return Coverage(platform: export.platform, carried: export.carried, rules: rules, rowCount: rowCount)
  }

  /// Properties without which something can no longer be decided.
  public func askedProperties(on platform: Platform) -> PropertySet {
    if let properties = asked[platform] { return properties }
    // The words of a node are unknown only where neither of the two is exported.
    let words: PropertySet = [.label, .text]
    let units = [words] + Property.allCases.filter { !words.contains($0) }.map { [$0] }
    var properties = PropertySet()
    for claim in ruleBook.compiled.indices.flatMap({ claims(of: $0, on: platform) }) {
      let open = units.filter { !$0.isSubset(of: properties) }
      for unit in needed(by: claim, among: open) { properties.formUnion(unit) }
    }
    asked[platform] = properties
    return properties
  }

  /// Which of these a claim cannot do without, each taken from an export that carries everything.
  ///
  /// Where it holds without all of them it holds without each, so halves are tried, and halves of these.
  func needed(by claim: CoverageClaim, among units: [PropertySet]) -> [PropertySet] {
    let rest = PropertySet.all.subtracting(units.reduce(into: PropertySet()) { $0.formUnion($1) })
    // The trial that most claims end with comes first.
    guard !mustHold(claim, with: rest), holds(claim, with: .all) else { return [] }
    guard units.count > 1 else { return units }
    let middle = units.count / 2
    return needed(by: claim, among: Array(units[..<middle])) + needed(by: claim, among: Array(units[middle...]))
  }

  private func rule(_ index: Int, on export: Export) -> RuleCoverage? {
    let compiled = ruleBook.compiled[index]
    let claims = claims(of: index, on: export.platform)
    guard compiled.rule.platforms.contains(export.platform), !claims.isEmpty else { return nil }
    var expectations: [ExpectationCoverage] = []
    for (id, claims) in Self.inOrder(claims) {
      let held = claims.count { claim in
        switch export.evidence {
        case .trial: holds(claim, with: export.carried)
        case .conclusion: mustHold(claim, with: export.carried)
        case .hope: claim.concluded(with: export.carried) ?? true
        }
      }
      expectations.append(ExpectationCoverage(id: id, held: held, total: claims.count))
    }
    return RuleCoverage(
      rule: compiled.rule.title, path: compiled.rule.path, decides: compiled.rule.decides, expectations: expectations)
  }

  private static func inOrder(_ claims: [CoverageClaim]) -> [(String, [CoverageClaim])] {
    let byID = Dictionary(grouping: claims, by: \.expectation)
    var seen = Set<String>()
    return claims.filter { seen.insert($0.expectation).inserted }.map { ($0.expectation, byID[$0.expectation] ?? []) }
  }

  /// What the examples of a rule claim on a platform: each finding of the failed ones, or that the passed ones pass.
  func claims(of index: Int, on platform: Platform) -> [CoverageClaim] {
    if let claims = claims[platform] { return claims[index] }
    let all = ruleBook.compiled.indices.map { made($0, platform) }
    claims[platform] = all
    return all[index]
  }

  private func made(_ index: Int, _ platform: Platform) -> [CoverageClaim] {
    let compiled = ruleBook.compiled[index]
    let examples = compiled.examples.filter { $0.platforms.contains(platform) }
    let order = Dictionary(uniqueKeysWithValues: compiled.expectations.enumerated().map { ($1.id, $0) })
    func claims(of example: RuleExample, _ findings: [(node: Int?, expectation: String)]) -> [CoverageClaim] {
      let outcomes = ExampleOutcomes()
      return findings.map {
        CoverageClaim(
          example, outcomes, node: $0.node, expectation: $0.expectation, rule: index, platform: platform)
      }
    }
    let failed = examples.filter { $0.outcome == .failed }.flatMap { example in
      claims(of: example, example.tree.findings.map { ($0.node, $0.expectation) })
    }
    if !failed.isEmpty { return failed.sorted { order[$0.expectation] ?? 0 < order[$1.expectation] ?? 0 } }
    return examples.filter { $0.outcome == .passed }.flatMap { claims(of: $0, [(nil, "")]) }
  }

  /// Whether an example still shows what it claims where an export carries only this, besides platform and language.
  func holds(_ claim: CoverageClaim, with carried: PropertySet) -> Bool {
    let carried = Self.whole(carried)
    if let holds = claim.tried(with: carried) { return holds }
    let verdicts = claim.outcomes.verdicts(with: carried) {
      trialCount += 1
      return run(claim, with: carried)?.verdicts
    }
    let holds = verdicts.map { isShown(claim, by: $0) } ?? false
    claim.remember(holds, with: carried)
    return holds
  }

  /// The same, concluded from trials on other exports where there are some.
  func mustHold(_ claim: CoverageClaim, with carried: PropertySet) -> Bool {
    claim.concluded(with: Self.whole(carried)) ?? holds(claim, with: carried)
  }

  private static func whole(_ carried: PropertySet) -> PropertySet { carried.union([.platform, .language]) }

  /// The evaluation of a claim's example as an export shows it that carries only this, and the verdicts of its rule.
  func run(
    _ claim: CoverageClaim, with carried: PropertySet
  ) -> (verdicts: [Int: Judgement.Verdict], evaluation: Evaluation)? {
    guard let snapshots = try? claim.example.carrying(carried).snapshots(on: claim.platform) else { return nil }
    let (judgements, evaluation) = judges[claim.rule].judgementsAndEvaluation(
      snapshots.map { ScreenReaders.transcript(of: $0) })
    guard let evaluation else { return nil }
    return (Dictionary(judgements.map { ($0.node, $0.verdict) }) { first, _ in first }, evaluation)
  }

  private func isShown(_ claim: CoverageClaim, by verdicts: [Int: Judgement.Verdict]) -> Bool {
    guard let node = claim.node else { return !verdicts.isEmpty && verdicts.values.allSatisfy { $0 == .passed } }
    guard case .failed(let place) = verdicts[node] else { return false }
    return ruleBook.compiled[claim.rule].expectations[place].id == claim.expectation
  }
}
