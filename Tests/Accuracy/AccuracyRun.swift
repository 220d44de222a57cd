import AccessibilityTree
import Audit
import AuditTesting
package import Rules

/// Seeds every defect in every screen that has a place for it, and sees what the rules say.
package struct AccuracyRun {
  private let ruleBook: RuleBook
  let auditor: Auditor
  private let places: [String: Int]
  private let seed: Int
  private let sites: Int
  private let mutations: [Mutation]

  /// - Parameters:
  ///   - seed: decides which targets are taken, and what is done to them where there is a choice.
  ///   - sites: at most so many targets a mutation, rule and screen; 0 for all.
  package init(ruleBook: RuleBook, mutations: [Mutation] = Mutation.all, seed: Int, sites: Int) {
    self.ruleBook = ruleBook
    self.mutations = mutations
    self.seed = seed
    self.sites = sites == 0 ? .max : sites
    auditor = Auditor(ruleBook: ruleBook)
    // New kinds of a rule for all controls have one path.
    places = Dictionary(ruleBook.compiled.enumerated().map { ($1.rule.firstPath, $0) }) { first, _ in first }
  }

  /// What came of all defects in these screens.
  package func report(_ screens: [CleanScreen]) -> AccuracyReport {
    var report = AccuracyReport(expectations: expectations, seed: seed, sites: sites == .max ? 0 : sites)
    for screen in screens { add(screen, to: &report) }
    return report
  }

  /// Every expectation of every rule.
  package var expectations: [ExpectationName] {
    ruleBook.compiled.flatMap { compiled in
      compiled.expectations.map { ExpectationName(rule: compiled.rule.firstPath, expectation: $0.id) }
    }
  }

  private func add(_ screen: CleanScreen, to report: inout AccuracyReport) {
    let clean = ScreenVerdicts(auditor, screen.steps)
    let passed = screen.steps.indices.map { step in
      Dictionary(clean.passed(in: step).map { (ruleBook.compiled[$0].rule.firstPath, $1) }) { $0.union($1) }
    }
    if screen.isExport { report.add(screen, passed: passed, failed: clean.failures.map { name($0) }) }
    let edits = screen.steps.map { SnapshotEdit($0) }
    if screen.isExport { addHarmless(screen, clean, edits, to: &report) }
    for mutation in mutations {
      // A defect in one capture of a recording would look like a change: those are for the rules about recordings.
      for find in mutation.finds
      where places[find.expectation.rule].map({ (ruleBook.compiled[$0].across != nil) == (screen.steps.count > 1) })
        ?? false
      {
        var random = SeededGenerator(
          seed: seed ^ Self.number(of: "\(mutation.name) \(find.expectation) \(screen.name)"))
        for step in screen.steps.indices {
          let targets = (passed[step][find.targets] ?? []).filter { screen.sites?[step].contains($0) ?? true }
            .sorted().shuffled(using: &random)
          var seeded = 0
          for target in targets where seeded < sites {
            let spot = Spot(transcript: clean.transcripts[step], index: target, passed: passed[step])
            var mutant = Mutant(steps: edits, step: step, spot: spot, recording: clean.transcripts, random: random)
            guard mutation.seed(&mutant) else { continue }
            random = mutant.random
            seeded += 1
            report.add(result(of: mutant, mutation, find, screen, clean))
          }
        }
      }
    }
  }

  /// Failures that were not there before, and that nothing explains.
  func newFailures(
    in verdicts: ScreenVerdicts, _ edited: [EditedSnapshot], _ clean: ScreenVerdicts,
    isExplained: (ExpectationName) -> Bool
  ) -> [MutantResult.Alarm] {
    let failedBefore = Set(
      clean.failures.map { Told(rule: ruleName($0.target), step: $0.target.step, node: $0.target.node) })
    return verdicts.failures.filter { failure in
      let number = edited[failure.target.step].numbers[failure.target.node]
      let told = Told(rule: ruleName(failure.target), step: failure.target.step, node: number)
      let isSaidOtherwise = clean.failures.contains { before in
        before.target.step == failure.target.step && before.target.node == number
          && Mutation.all.contains { $0.isSaidBy(name(before), name(failure)) }
      }
      return !failedBefore.contains(told) && !isSaidOtherwise && !isExplained(name(failure))
    }.map { .init(expectation: name($0), node: edited[$0.target.step].snapshot.path(of: $0.target.node)) }
  }

  /// What was told of a node, on whichever page: a name that holds a state does so as a segment's and as a button's.
  private struct Told: Hashable {
    let rule: Substring
    let step: Int
    let node: Int
  }

  private func ruleName(_ target: ScreenVerdicts.Target) -> Substring {
    ruleBook.compiled[target.rule].rule.firstPath.split(separator: "/").last ?? ""
  }

  private func result(
    of mutant: Mutant, _ mutation: Mutation, _ find: Find, _ screen: CleanScreen, _ clean: ScreenVerdicts
  ) -> MutantResult {
    let edited = mutant.steps.map { $0.finished() }
    let verdicts = ScreenVerdicts(auditor, edited.map(\.snapshot))
    let outcomes = mutant.found.map { number in
      let outcome = outcome(at: number, mutant.step, find.expectation, edited, verdicts)
      guard case .missed = outcome else { return outcome }
      // One defect has several names: “menu.svg” is the name of a file, and code.
      let isSaidOtherwise = mutation.finds.contains { other in
        other.expectation != find.expectation
          && self.outcome(at: number, mutant.step, other.expectation, edited, verdicts) == .found
      }
      return isSaidOtherwise ? .found : outcome
    }
    return MutantResult(
      mutation: mutation.name, expectation: find.expectation, screen: screen.name, kind: screen.kind,
      node: mutant.spot.snapshot.path(of: mutant.node),
      outcome: outcomes.first { $0 != .found && $0 != .open } ?? outcomes.first { $0 == .open } ?? .found,
      alarms: newFailures(in: verdicts, edited, clean, isExplained: mutation.explains))
  }

  /// What the rule says of a node that it should find something at.
  private func outcome(
    at number: Int, _ step: Int, _ expectation: ExpectationName, _ edited: [EditedSnapshot], _ verdicts: ScreenVerdicts
  ) -> MutantResult.Outcome {
    guard let node = edited[step].place(of: number), let rule = places[expectation.rule] else {
      return .missed("the node is gone")
    }
    let ids = ruleBook.compiled[rule].expectations.map(\.id)
    switch verdicts[ScreenVerdicts.Target(rule: rule, step: step, node: node)] {
    case .failed(let place), .asked(let place, _):
      return ids[place] == expectation.expectation ? .found : .missed("`\(ids[place])` is said of it")
    case .unknown, .unsureKind, .noPlatform: return .open
    case .passed: return .missed("it passed")
    case nil: return .missed("it is no target")
    }
  }

  func name(_ failure: (target: ScreenVerdicts.Target, expectation: Int)) -> ExpectationName {
    let compiled = ruleBook.compiled[failure.target.rule]
    return ExpectationName(rule: compiled.rule.firstPath, expectation: compiled.expectations[failure.expectation].id)
  }

  /// A number that is the same in every run, as `hashValue` is not. The algorithm is FNV-1a.
  private static func number(of text: String) -> Int {
    Int(truncatingIfNeeded: text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
  }
}
