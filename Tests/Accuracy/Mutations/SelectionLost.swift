import AccessibilityTree

extension Mutation {
  static let tabSelectionLost = Mutation(
    "tab-selection-lost", "The chosen tab is drawn as chosen and not exposed as selected.",
    finds: ["segmented-control/one-segment-is-selected#no-tab-selected"],
    // What was selected with its tab is a part of it, and a stop between two tabs without that.
    brings: ["segmented-control/segments-follow-each-other"]
  ) { mutant in
    guard mutant.spot.isChoiceOfTabs, !mutant.spot.mayScroll else { return false }
    return mutant.dropSelection()
  }

  static let segmentSelectionLost = Mutation(
    "segment-selection-lost", "The chosen segment is drawn as chosen and not exposed as selected.",
    finds: ["segmented-control/one-segment-is-selected#no-segment-selected"],
    // A segment that is called “Selected” is no state as long as another one is selected.
    brings: ["segmented-control/segment-exposes-whether-selected"]
  ) { mutant in
    guard !mutant.spot.isChoiceOfTabs || mutant.spot.mayScroll else { return false }
    return mutant.dropSelection()
  }
}

extension Spot {
  var isChoiceOfTabs: Bool { node.role == .tabList || node.children.contains { $0.role == .tab } }

  /// On Android the chosen tab may be scrolled out of view.
  var mayScroll: Bool {
    isAndroid
      && ([node] + Array(node.ancestors) + (index..<node.subtreeEnd).map { snapshot[$0] })
        .contains { $0.isOn(.scrollable) }
  }
}

extension Mutant {
  /// False when nothing was selected.
  fileprivate mutating func dropSelection() -> Bool {
    let selected = segmentsOfOneControl.filter { spot.snapshot[$0].isOn(.selected) }
    for segment in selected { select(segment, false) }
    return !selected.isEmpty
  }
}
