import AccessibilityTree
import AuditTesting

extension Mutation {
  static let loadingUnannounced = Mutation(
    "loading-unannounced", "No live region is left on the screen, and nothing was announced.",
    finds: ["loading-icon/is-announced#loading-unannounced"]
  ) { mutant in
    let spot = mutant.spot
    for node in 0..<spot.snapshot.count where mutant.screen[node].extras.liveRegion != nil {
      mutant.screen[node].extras.liveRegion = LiveRegion.none
    }
    // Without a recording a rule can only ask; what was recorded from elsewhere stays.
    let spoken = ["announcement", "windowState", "screenChanged", "layoutChanged"]
    let others = (mutant.screen.events.value ?? []).filter { !spoken.contains($0.type) }
    mutant.screen.events = .exposed(others)
    mutant.screen.carried.insert(.events)
    return true
  }
}
