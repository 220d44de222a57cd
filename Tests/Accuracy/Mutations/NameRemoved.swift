import AccessibilityTree

extension Mutation {
  static let nameRemoved = Mutation(
    "name-removed", "An icon took the place of the words, and nobody gave it a name.",
    finds: Pages.finds("name-is-present", "name-missing") + [
      "loading-icon/name-says-purpose#name-missing", "button/box-is-one-stop#second-stop",
      "button/backdrop-is-hidden#backdrop-is-a-stop", "button/loading-panel-takes-no-click#panel-takes-clicks",
      "button/screen-is-more-than-a-drawing#one-drawn-view",
    ],
    brings: Pages.ofOtherNames + ["wheel-picker/placeholder-is-not-the-name", "button/action-is-reached"]
  ) { mutant in
    let spot = mutant.spot
    guard spot.name != nil, !spot.hasStopsBelow, !spot.isInListRow, !spot.isDecoration, !spot.isOnlyText else {
      return false
    }
    return mutant.takeName(of: mutant.node)
  }
}

extension Spot {
  /// Exporters drop the texts of a row that is scrolled out, so a row without a name may have one.
  var isInListRow: Bool {
    node.role == .other
      && node.ancestors.contains { [.list, .grid, .scrollView, .pager].contains($0.role) || $0.isOn(.scrollable) }
  }

  /// An image in what can be tapped needs no name of its own.
  var isDecoration: Bool { isAndroid && !node.isOn(.clickable) && node.ancestors.contains { $0.isOn(.clickable) } }

  /// What takes the focus for its words, and no tap, is passed over without them.
  var isOnlyText: Bool {
    isAndroid && [.text, .other].contains(node.role) && node.isOff(.clickable) && node.isOn(.focusable)
  }
}
