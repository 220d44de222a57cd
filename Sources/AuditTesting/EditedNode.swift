package import AccessibilityTree

/// A node of a snapshot that is being changed.
package struct EditedNode: Sendable {
  /// Role, traits, bounds, states and texts; where it says a parent that is the old one.
  package var record: NodeRecord
  package var extras = NodeExtras()
  /// Whether the exporter stopped here.
  package var isCut = false
  /// Whether it stopped after some of the children, which are the first.
  package var isCutAtEnd = false
  package internal(set) var parent: Int?
  package internal(set) var children: [Int] = []

  init(_ record: NodeRecord, parent: Int?) { (self.record, self.parent) = (record, parent) }
}

extension NodeExtras {
  /// Those of a node.
  init(of node: Node) {
    self = node.allExtras
  }

  /// What is left of them when some properties are not exported.
  func without(_ silenced: PropertySet) -> NodeExtras {
    var left = self
    if silenced.contains(.liveRegion) { left.liveRegion = nil }
    if silenced.contains(.position) { left.position = nil }
    if silenced.contains(.collection) { left.collection = nil }
    if silenced.contains(.range) { left.range = nil }
    if silenced.contains(.actions) { (left.actions, left.clickLabel, left.longClickLabel) = ([], nil, nil) }
    if silenced.contains(.position) { left.cell = nil }
    if silenced.contains(.expanded) { left.isCollapsed = false }
    return left
  }

  var isEmpty: Bool { self == NodeExtras() }
}
