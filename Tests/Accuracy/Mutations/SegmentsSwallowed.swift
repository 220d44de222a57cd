import AccessibilityTree
import AuditTesting

extension Mutation {
  static let segmentsSwallowed = Mutation(
    "segments-swallowed", "The row was given a name and the focus, and its segments lost theirs.",
    finds: [
      Find(
        "segmented-control/segments-are-stops-of-their-own#swallowed",
        inTargetsOf: "segmented-control/control-leaves-out-no-segment")
    ],
    // Segments that are no stops are none, for any rule.
    brings: ["segmented-control/one-segment-is-selected"]
  ) { mutant in
    guard !mutant.spot.isTabByItsRow else { return false }
    let spot = mutant.spot
    let segments = spot.targets(of: "segmented-control/name-is-present", below: spot.index)
    // Tabs that are known by their clicks alone are none without them.
    guard segments.count >= 2, spot.isIOS || !segments.contains(where: { spot.snapshot[$0].role == .other }),
      Set(segments.map { spot.snapshot[$0].parent?.index }).count == 1,
      !spot.isInsideOfStop(spot.index), mutant.rename(spot.index, to: "Range")
    else { return false }
    if spot.isIOS {
      guard spot.node.flag(.element).isExported, spot.node.isOff(.adjustable) else { return false }
      mutant.screen.set(.element, true, of: spot.index)
      return true
    }
    // Without collections, a row is one because its members are stops.
    guard spot.node.role != .other || spot.snapshot.carries(.collection) else { return false }
    // What lies in a list is reached by itself whether or not it can take the focus.
    guard !spot.mayScroll, !spot.node.ancestors.contains(where: { $0.role == .scrollView }),
      spot.node.flag(.focusable).isExported
    else { return false }
    for property in [Property.focusable, .element] where spot.node.flag(property).isExported {
      mutant.screen.set(property, true, of: spot.index)
    }
    let interactive: [Property] = [.focusable, .clickable, .longClickable, .screenReaderFocusable, .checkable]
    for node in spot.index + 1..<spot.node.subtreeEnd {
      for property in interactive where spot.snapshot[node].isOn(property) {
        mutant.screen.set(property, false, of: node)
      }
    }
    return true
  }
}
