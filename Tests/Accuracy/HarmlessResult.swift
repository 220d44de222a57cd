/// What came of a change that makes nothing wrong.
package struct HarmlessResult: Sendable {
  package let change: String
  package let screen: String
  /// Failures that were not there before.
  package let alarms: [MutantResult.Alarm]
  /// Failures that pass now, though less is known.
  package let excused: [MutantResult.Alarm]

  /// Whether it changed nothing for the better or the worse.
  package var isRight: Bool { alarms.isEmpty && excused.isEmpty }
}
