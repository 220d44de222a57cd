/// A step of a recording that a rule asks about. The raw value is its name in rule files.
package enum StepName: String, CaseIterable, Hashable, Sendable {
  /// The step directly before the current one. Every rule may use it, even without `across`.
  case previously
  case before
  case during
  case after
  /// The screen at the platform's default text size.
  case smaller
  /// The same screen at 1.9 times that size or more.
  case larger

  /// The steps of one run that `across` may name, in order of time.
  package static let sequence: [StepName] = [.before, .during, .after]
  package static let pair: [StepName] = [.smaller, .larger]
}
