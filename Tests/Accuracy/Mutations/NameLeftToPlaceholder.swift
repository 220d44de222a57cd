import AccessibilityTree
import AuditTesting

extension Mutation {
  static let nameLeftToPlaceholder = Mutation(
    "name-left-to-placeholder", "A field that opens a picker lost its name, and its placeholder stands in for it.",
    finds: ["wheel-picker/placeholder-is-not-the-name#placeholder-as-name"]
  ) { mutant in
    guard mutant.spot.node.role == .textField, mutant.spot.node.text(.placeholder).value != nil else { return false }
    // What is there may be a prompt to choose, which is another defect.
    mutant.screen.set(.placeholder, "Departure airport", of: mutant.node)
    return mutant.takeName(of: mutant.node)
  }
}
