import AccessibilityTree
import Audit
import AuditTesting

extension AccuracyRun {
  /// Sees whether changes that make nothing wrong make a rule fail, or one pass that failed.
  func addHarmless(
    _ screen: CleanScreen, _ clean: ScreenVerdicts, _ edits: [SnapshotEdit], to report: inout AccuracyReport
  ) {
    for change in HarmlessChange.all {
      var changed = edits
      // Every capture of a recording is made the same way.
      let isChanged = changed.indices.map { change.change(&changed[$0]) }
      guard isChanged.contains(true) else { continue }
      let edited = changed.map { $0.finished() }
      let verdicts = ScreenVerdicts(auditor, edited.map(\.snapshot))
      let excused = clean.failures.filter { failure in
        edited[failure.target.step].place(of: failure.target.node).map {
          verdicts[ScreenVerdicts.Target(rule: failure.target.rule, step: failure.target.step, node: $0)] == .passed
        } ?? false
      }
      report.add(
        HarmlessResult(
          change: change.name, screen: screen.name, alarms: newFailures(in: verdicts, edited, clean) { _ in false },
          excused: excused.map {
            .init(expectation: name($0), node: screen.steps[$0.target.step].path(of: $0.target.node))
          }))
    }
  }
}
