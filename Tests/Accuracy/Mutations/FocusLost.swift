import AccessibilityTree
import AuditTesting

extension Mutation {
  static let focusLost = Mutation(
    "focus-lost", "No element has the focus of the screen reader any more.",
    finds: [
      "button/focus-returns-to-the-trigger#focus-unknown", "button/first-focus-is-logical#focus-unknown",
      "wheel-picker/focus-returns-to-the-opener#focus-unknown",
      "wheel-picker/focus-stays-in-the-picker#focus-unknown",
    ]
  ) { mutant in mutant.focus(nil) }

  static let focusLostOnSegment = Mutation(
    "focus-lost-on-segment", "No element has the focus of the screen reader any more once a segment is chosen.",
    finds: ["segmented-control/focus-stays-on-the-segment#focus-unknown"]
  ) { mutant in mutant.focus(nil) }
}
