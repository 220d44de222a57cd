import AccessibilityTree

extension Spot {
  /// Whether this is a tab without a role, or the parent of some: what is around them, or their names, tell what they
  /// are, so a defect that changes those makes them something else.
  var isTabByItsRow: Bool {
    let named = "segmented-control/name-is-present"
    func isPlain(_ node: Int) -> Bool { [.other, .image, .text, .group].contains(snapshot[node].role) }
    let parent = node.parent?.index ?? index
    let around = targets(of: named, below: parent) + targets(of: named, below: index)
    return around.contains { isPlain($0) || snapshot[$0].text(.label).value?.lowercased().contains("tab ") == true }
  }
}
