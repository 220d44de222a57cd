import AccessibilityTree
import AuditTesting
import Speech

extension Mutation {
  static let positionDropped = Mutation(
    "position-dropped", "The row of segments is no collection any more, so nobody says which of how many it is.",
    finds: ["segmented-control/segment-exposes-position#position-unheard"]
  ) { mutant in
    guard mutant.spot.isAndroid, mutant.spot.node.role == .tab, let row = mutant.spot.node.parent,
      mutant.screen.carried.contains(.position)
    else { return false }
    for node in row.index..<row.subtreeEnd {
      mutant.screen[node].extras.position = nil
      mutant.screen[node].extras.collection = nil
    }
    mutant.found = mutant.spot.targets(of: "segmented-control/segment-exposes-position", below: row.index)
    return mutant.found.allSatisfy { !(mutant.spot.saysPosition($0)) }
  }

  static let positionDroppedInRow = Mutation(
    "position-dropped-in-row", "The names in a row of buttons that is one choice do not say their positions any more.",
    finds: ["segmented-control/segment-exposes-position#position-unheard-in-row"]
  ) { mutant in
    guard mutant.spot.isInRowOfButtons, let row = mutant.spot.node.parent else { return false }
    mutant.found = mutant.spot.targets(of: "segmented-control/segment-exposes-position", below: row.index)
    for segment in mutant.found {
      guard mutant.spot.saysPosition(segment), let name = mutant.spot.snapshot[segment].text(.label).value,
        let comma = name.lastIndex(of: ",")
      else { return false }
      guard mutant.rename(segment, to: String(name[..<comma])) else { return false }
    }
    return true
  }
}

extension Spot {
  /// Whether the name of a node says its position.
  fileprivate func saysPosition(_ node: Int) -> Bool {
    transcript.names[node].value.flatMap { HeardPosition.position(in: $0) } != nil
  }
}
