import AccessibilityTree

extension Mutation {
  static let secondSelected = Mutation(
    "second-selected", "Two segments of one choice are selected.",
    finds: ["segmented-control/one-segment-is-selected#several-selected"],
    // The name may say that it is not selected.
    brings: ["segmented-control/name-omits-state#state-in-name"]
  ) { mutant in
    let segments = mutant.segmentsOfOneControl
    guard segments.count >= 2, segments.contains(where: { mutant.spot.snapshot[$0].isOn(.selected) }),
      let other = mutant.pick(segments.filter { mutant.spot.snapshot[$0].isOff(.selected) })
    else { return false }
    mutant.select(other, true)
    return true
  }
}

extension Mutant {
  /// The segments of the control that the spot is, none where only the one that is selected makes it a control.
  var segmentsOfOneControl: [Int] {
    let isNamed = [.segmentedControl, .tabList].contains(spot.node.role)
    guard isNamed || spot.node.children.contains(where: { $0.role == .tab }) else { return [] }
    let segments = spot.targets(of: "segmented-control/name-is-present", below: node)
    return segments.allSatisfy(knowsSelected) ? segments : []
  }
}
