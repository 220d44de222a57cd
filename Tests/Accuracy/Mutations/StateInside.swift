import AccessibilityTree
import AuditTesting

extension Mutation {
  static let stateInside = Mutation(
    "state-inside", "A text inside of the segment says that it is selected, and makes up its name.",
    finds: [
      "segmented-control/name-omits-state#state-said-twice", "segmented-control/name-omits-state#state-inside",
      "button/name-omits-state#state-inside",
    ],
    brings: Pages.ofOtherNames
  ) { mutant in
    let spot = mutant.spot
    // The name is made of what is inside where neither label nor text stands in its way.
    guard spot.isEnglish, spot.isAndroid, ![.image, .other].contains(spot.node.role), let name = spot.name,
      !spot.hasStopsBelow,
      [Property.label, .text].allSatisfy({ spot.node.text($0).isExported }),
      spot.node.isOn(.clickable) || spot.node.isOn(.focusable)
    else { return false }
    for child in mutant.screen.children(of: mutant.node) { mutant.screen.remove(child) }
    for property in [Property.label, .text, .labeledByText] where spot.node.text(property).value != nil {
      mutant.screen.set(property, nil, of: mutant.node)
    }
    for text in [name, "Selected"] {
      let inside = mutant.screen.addCopy(of: mutant.node, below: mutant.node)
      mutant.becomeText(inside, like: mutant.node)
      mutant.screen.set(.text, text, of: inside)
    }
    return true
  }
}
