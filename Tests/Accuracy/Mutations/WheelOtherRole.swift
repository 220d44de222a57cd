import AccessibilityTree
import AuditTesting

extension Mutation {
  static let wheelOtherRole = Mutation(
    "wheel-other-role", "The rows of a wheel brought their trait along.",
    finds: ["wheel-picker/wheel-has-no-other-role#trait-unwanted"]
  ) { mutant in
    guard let trait = mutant.pick([Traits.button, .image, .header, .link]) else { return false }
    mutant.screen[mutant.node].record.traits.insert(trait)
    return true
  }
}
