/// What a recording of a run can tell beside its trees. Each makes rules about what happens decidable.
public enum RunEvidence: String, CaseIterable, Sendable {
  /// What was tapped before a capture.
  case actions
  case keys
  /// Where the screen reader's focus is.
  case focus
  /// What was announced, also that it was nothing.
  case announcements
  /// A screen at the default text size and at a large one.
  case textSizes
}
