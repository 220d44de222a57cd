import AccessibilityTree
import AuditTesting

extension Mutation {
  static let wheelNameOnly = Mutation(
    "wheel-name-only", "What a wheel stands at is its name, and it has no value.",
    finds: ["wheel-picker/wheel-exposes-value#name-or-value"]
  ) { mutant in
    let spot = mutant.spot
    guard spot.isIOS, spot.node.text(.label).isExported, let name = mutant.pick(["9 o’clock", "Vienna"]) else {
      return false
    }
    mutant.screen.set(.value, nil, of: mutant.node)
    return mutant.rename(mutant.node, to: name)
  }

  static let wheelRowsOnly = Mutation(
    "wheel-rows-only", "A wheel shows the rows around the one that is chosen, and does not say which it is.",
    finds: ["wheel-picker/wheel-exposes-value#row-unclear"]
  ) { mutant in
    let spot = mutant.spot
    // What an app draws itself is a wheel by its value alone.
    guard spot.isAndroid, spot.node.role != .other, spot.node.text(.text).isExported else { return false }
    for child in mutant.screen.children(of: mutant.node) { mutant.screen.remove(child) }
    for property in [Property.text, .label, .value, .stateDescription] where spot.node.text(property).isExported {
      mutant.screen.set(property, nil, of: mutant.node)
    }
    mutant.screen[mutant.node].extras.range = nil
    for text in ["Monday", "Tuesday", "Wednesday"] {
      let row = mutant.screen.addCopy(of: mutant.node, below: mutant.node)
      mutant.becomeText(row, like: mutant.node)
      mutant.screen.set(.text, text, of: row)
    }
    return true
  }
}
