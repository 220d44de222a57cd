package import AccessibilityTree

/// A node of a snapshot that is being changed.
package struct EditedNode: Sendable {
  /// Role, traits, bounds, states and texts. Its parent is the old one.
  package var record: NodeRecord
  package var extras = NodeExtras()
  /// Whether the exporter stopped here.
  package var isCut = false
  /// Whether it stopped after the first children.
  package var isCutAtEnd = false
  package internal(set) var parent: Int?
  package internal(set) var children: [Int] = []

  init(_ record: NodeRecord, parent: Int?) { (self.record, self.parent) = (record, parent) }
}

extension NodeExtras {
  /// The extras of a node.
  init(of node: Node) {
    self = node.allExtras
  }

  /// The extras without properties that are not exported.
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
