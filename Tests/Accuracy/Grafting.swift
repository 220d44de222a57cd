import AccessibilityTree
import Audit
import AuditTesting
package import Rules

/// Puts examples of rules that pass into real screens, because few apps show a segmented control, or a wheel.
package struct Grafting {
  private let ruleBook: RuleBook
  private let auditor: Auditor
  private let hosts: [CleanScreen]
  /// Into so many screens each example is put, if so many fit.
  private let count: Int
  private let seed: Int

  package init(ruleBook: RuleBook, hosts: [CleanScreen], count: Int, seed: Int) {
    (self.ruleBook, self.hosts, self.count, self.seed) = (ruleBook, hosts, count, seed)
    auditor = Auditor(ruleBook: ruleBook)
  }

  /// The screens that came of it. A screen fits when whatever passes in the example passes there too.
  package func screens() -> [CleanScreen] {
    var random = SeededGenerator(seed: seed)
    return ExampleCase.all(of: ruleBook).filter { $0.example.outcome == .passed }.flatMap { example in
      let snapshot = try? example.example.snapshot(on: example.platform)
      let shuffled = hosts.filter { $0.steps.allSatisfy { $0.platform == example.platform } }.shuffled(using: &random)
      return Array(shuffled.lazy.compactMap { host in snapshot.flatMap { grafted($0, example, host) } }.prefix(count))
    }
  }

  private func grafted(_ snapshot: Snapshot, _ example: ExampleCase, _ host: CleanScreen) -> CleanScreen? {
    guard let screen = host.steps.first, screen.count > 0 else { return nil }
    var edit = SnapshotEdit(screen)
    // Its own children may be drawn from top to bottom: what has no rectangle goes behind them.
    let numbers = edit.graft(snapshot, below: 0)
    if case .exposed(let events) = snapshot.events, screen.carries(.events) { edit.events = .exposed(events) }
    if edit.meta.language == nil { return nil }
    let edited = edit.finished()
    guard let first = numbers.first.flatMap(edited.place) else { return nil }
    let passing = ScreenVerdicts(auditor, [snapshot]).passed(in: 0)[example.rule] ?? []
    let verdicts = ScreenVerdicts(auditor, [edited.snapshot])
    for node in passing {
      let target = ScreenVerdicts.Target(rule: example.rule, step: 0, node: first + node)
      guard verdicts[target] == .passed else { return nil }
    }
    return CleanScreen(
      name: "\(example) in \(host.name)", steps: [edited.snapshot], kind: .grafted,
      sites: first..<(first + snapshot.count))
  }
}
