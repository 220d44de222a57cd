import AccessibilityTree
import AuditTesting

extension Mutation {
  static let regionHidden = Mutation(
    "region-hidden", "The view that announces its changes was taken from the screen reader, as decoration is.",
    finds: ["loading-icon/live-region-is-reached#region-hidden"],
    brings: ["loading-icon/is-announced"]
  ) { mutant in
    // What a dialog covers is rightly hidden.
    guard !mutant.spot.node.ancestors.contains(where: { $0.isOn(.hidden) }) else { return false }
    return mutant.hide(mutant.node)
  }
}
