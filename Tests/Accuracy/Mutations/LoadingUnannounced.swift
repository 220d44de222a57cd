import AccessibilityTree
import AuditTesting

extension Mutation {
  static let loadingUnannounced = Mutation(
    "loading-unannounced", "The live region around the loading icon is gone, and nothing was announced.",
    finds: ["loading-icon/is-announced#loading-unannounced"]
  ) { mutant in
    let spot = mutant.spot
    for node in [spot.node] + Array(spot.node.ancestors) where mutant.screen[node.index].extras.liveRegion != nil {
      mutant.screen[node.index].extras.liveRegion = LiveRegion.none
    }
    // Without a recording a rule can only ask; what was recorded from elsewhere stays.
    let spoken = ["announcement", "windowState", "screenChanged", "layoutChanged"]
    let others = (mutant.screen.events.value ?? []).filter { !spoken.contains($0.type) }
    mutant.screen.events = .exposed(others)
    mutant.screen.carried.insert(.events)
    return true
  }
}
