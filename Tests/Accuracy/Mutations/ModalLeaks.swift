import AccessibilityTree
import AuditTesting

extension Mutation {
  static let modalLeaks = Mutation(
    "modal-leaks", "A button behind what is modal can still be reached.",
    finds: ["button/modal-keeps-focus-inside#behind-is-reached"],
    brings: ["wheel-picker/time-picker-is-modal"]
  ) { mutant in
    // VoiceOver leaves out the siblings of what is modal, not those of what is around it.
    let parent = mutant.spot.isIOS ? mutant.spot.node.parent?.parent : mutant.spot.node.parent
    guard mutant.spot.isIOS, let parent,
      !mutant.spot.node.ancestors.contains(where: { $0.isOn(.hidden) || $0.isOn(.modal) })
    else {
      return false
    }
    return mutant.addButton(below: parent.index)
  }

  static let roleDescriptionLost = Mutation(
    "role-description-lost", "A text that can be tapped says in no words of its own what it is.",
    finds: ["button/tappable-has-a-role#role-missing"]
  ) { mutant in
    guard mutant.spot.isAndroid, mutant.spot.node.text(.roleDescription).value != nil else { return false }
    mutant.screen.set(.roleDescription, nil, of: mutant.node)
    return true
  }
}
