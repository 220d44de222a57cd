import AccessibilityTree
import Audit
import AuditTesting
package import Rules

/// Puts examples of rules that pass into exports, because few apps show a segmented control, or a wheel.
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
      let steps = (try? example.example.snapshots(on: example.platform)) ?? []
      let shuffled = hosts.filter { $0.steps.count == 1 && $0.steps[0].platform == example.platform }
        .shuffled(using: &random)
      return Array(shuffled.lazy.compactMap { grafted(steps, example, $0) }.prefix(count))
    }
  }

  /// The captures of an example, each in the same export.
  private func grafted(_ steps: [Snapshot], _ example: ExampleCase, _ host: CleanScreen) -> CleanScreen? {
    guard let screen = host.steps.first, screen.count > 0, !steps.isEmpty else { return nil }
    var edited: [EditedSnapshot] = []
    var sites: [Range<Int>] = []
    for step in steps {
      guard let (snapshot, first) = Self.grafted(step, screen, isRecorded: steps.count > 1) else { return nil }
      edited.append(snapshot)
      sites.append(first..<(first + step.count))
    }
    let passing = ScreenVerdicts(auditor, steps)
    let verdicts = ScreenVerdicts(auditor, edited.map(\.snapshot))
    for step in steps.indices {
      for node in passing.passed(in: step)[example.rule] ?? [] {
        let target = ScreenVerdicts.Target(rule: example.rule, step: step, node: sites[step].lowerBound + node)
        guard verdicts[target] == .passed else { return nil }
      }
    }
    return CleanScreen(
      name: "\(example) in \(host.name)", steps: edited.map(\.snapshot), kind: .grafted, sites: sites)
  }

  /// One capture in an export, and where its nodes begin there.
  private static func grafted(
    _ step: Snapshot, _ screen: Snapshot, isRecorded: Bool
  ) -> (snapshot: EditedSnapshot, first: Int)? {
    var edit = SnapshotEdit(screen)
    // Its own children may be drawn from top to bottom: what has no rectangle goes behind them.
    let numbers = edit.graft(step, below: 0)
    if case .exposed(let events) = step.events, screen.carries(.events) || isRecorded {
      edit.events = .exposed(events)
      edit.carried.insert(.events)
    }
    if isRecorded { edit.record(like: step, numbers) }
    guard edit.meta.language != nil else { return nil }
    let edited = edit.finished()
    return numbers.first.flatMap(edited.place).map { (edited, $0) }
  }
}

extension SnapshotEdit {
  /// Says of this capture how it came about, and where the focus is, as another one does.
  fileprivate mutating func record(like step: Snapshot, _ numbers: [Int]) {
    var meta = step.meta
    // The language stays that of the screen.
    (meta.language, meta.languageSource, meta.platform) = (
      self.meta.language, self.meta.languageSource, self.meta.platform
    )
    self.meta = meta
    guard step.carries(.screenReaderFocused) else { return }
    carried.insert(.screenReaderFocused)
    for node in 0..<(numbers.first ?? 0) { set(.screenReaderFocused, false, of: node) }
    for (place, number) in numbers.enumerated() {
      set(.screenReaderFocused, step[place].isOn(.screenReaderFocused), of: number)
    }
  }
}
