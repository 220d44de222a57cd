import AccessibilityTree
import AuditTesting
import Speech

extension Mutation {
  static let roleLostWhenDisabled = Mutation(
    "role-lost-when-disabled", "Setting the trait for “not enabled” overwrote the trait that says the role.",
    finds: Pages.finds("disabled-keeps-its-role", "role-lost", inTargetsOf: "name-is-present"),
    // A name with a state in it said so before, of a state that was not exposed.
    brings: ["button/name-omits-state"]
  ) { mutant in
    let spot = mutant.spot
    let roles = spot.utterance.fragments.filter { $0.kind == .role }.map(\.text)
    guard spot.isIOS, mutant.screen.carried.contains(.traits), spot.node.flag(.enabled).isExported else { return false }
    if spot.node.role == .dropDownList {
      // A button with a menu: without its trait nothing else says that it opens one.
      guard mutant.screen.carried.contains(.opensPopup) else { return false }
      mutant.screen[mutant.node].record.role = .button
      mutant.screen.set(.opensPopup, true, of: mutant.node)
    } else {
      // In a tab bar the container says the role. A plain view is a button by its trait alone: without, another rule judges it.
      guard roles == ["button"], ![.other, .group].contains(spot.node.role) else { return false }
    }
    mutant.screen[mutant.node].record.traits = .notEnabled
    mutant.screen.set(.enabled, false, of: mutant.node)
    return true
  }
}
