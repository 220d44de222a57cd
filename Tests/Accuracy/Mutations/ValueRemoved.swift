import AccessibilityTree
import AuditTesting

extension Mutation {
  static let valueRemoved = Mutation(
    "value-removed", "A wheel turns, and nothing says what it stands at.",
    finds: ["wheel-picker/wheel-exposes-value#value-unheard"]
  ) { mutant in
    let spot = mutant.spot
    // What an app draws itself on Android is a wheel by its value alone.
    guard spot.isIOS || spot.node.role != .other else { return false }
    // The buttons of a wheel say what comes before and after.
    for node in spot.index..<spot.node.subtreeEnd where spot.snapshot[node].role != .button {
      for property in [Property.value, .stateDescription, .text, .label] where node == spot.index || spot.isAndroid {
        // Where the export is silent about a text it stays silent.
        if spot.snapshot[node].text(property).isExported { mutant.screen.set(property, nil, of: node) }
      }
    }
    return spot.node.text(.value).isExported
  }
}
