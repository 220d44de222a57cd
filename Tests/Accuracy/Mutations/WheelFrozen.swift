import AccessibilityTree
import AuditTesting

extension Mutation {
  static let wheelFrozen = Mutation(
    "wheel-frozen", "A wheel is not adjustable.",
    finds: ["wheel-picker/wheel-can-be-adjusted#not-adjustable"], brings: ["wheel-picker/wheel-exposes-value"]
  ) { mutant in
    guard mutant.spot.node.isOn(.adjustable), mutant.spot.node.isOn(.enabled) else { return false }
    mutant.screen.set(.adjustable, false, of: mutant.node)
    mutant.screen[mutant.node].record.traits.remove(.adjustable)
    return true
  }
}
