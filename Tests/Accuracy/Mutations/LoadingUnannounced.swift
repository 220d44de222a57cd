import AccessibilityTree
import AuditTesting

extension Mutation {
  static let loadingUnannounced = Mutation(
    "loading-unannounced", "No live region and no title of a pane is left, and nothing was announced.",
    finds: ["loading-icon/is-announced#loading-unannounced"]
  ) { mutant in
    let spot = mutant.spot
    for node in 0..<spot.snapshot.count where mutant.screen[node].extras.liveRegion != nil {
      mutant.screen[node].extras.liveRegion = LiveRegion.none
    }
    // The title of a pane is announced when the pane appears.
    for above in spot.node.ancestors where spot.snapshot[above.index].text(.paneTitle).value != nil {
      mutant.screen.set(.paneTitle, nil, of: above.index)
    }
    // Without a recording a rule can only ask; what was recorded from elsewhere stays.
    let spoken = ["announcement", "windowState", "screenChanged", "layoutChanged"]
    let others = (mutant.screen.events.value ?? []).filter { !spoken.contains($0.type) }
    mutant.screen.events = .exposed(others)
    mutant.screen.carried.insert(.events)
    return true
  }
}
