/// One of the steps of a recording that a rule looks at; the raw value is its name in rule files.
package enum StepName: String, CaseIterable, Hashable, Sendable {
  /// The step directly before the one that is asked, whatever the rule; the only one without `across`.
  case previously
  case before
  case during
  case after
  /// The screen at the platform's default text size.
  case smaller
  /// The same screen at twice that or more.
  case larger

  /// Those that `across` may name, in their order in time; the last two are no steps of one run.
  package static let sequence: [StepName] = [.before, .during, .after]
  package static let pair: [StepName] = [.smaller, .larger]
}
