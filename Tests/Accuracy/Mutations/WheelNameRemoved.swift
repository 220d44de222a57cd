import AccessibilityTree
import AuditTesting

extension Mutation {
  static let wheelNameRemoved = Mutation(
    "wheel-name-removed", "One of several wheels has no name, and the others do.",
    finds: ["wheel-picker/wheel-has-a-name-as-others-do#name-missing"]
  ) { mutant in
    let node = mutant.spot.node
    guard node.text(.label).isExported, node.text(.value).isExported else { return false }
    mutant.screen.set(.label, nil, of: mutant.node)
    return true
  }
}
