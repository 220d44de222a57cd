/// One node of a snapshot: a view of its columns, as cheap to copy as two words.
public struct Node: Sendable {
  public let snapshot: Snapshot
  /// Place in preorder, from 0; never shown to people.
  public let index: Int

  var record: NodeRecord { snapshot.records[index] }

  public var role: Role { record.role }
  /// The node's traits. If empty, ask `snapshot.carries(.traits)` whether that means anything.
  public var traits: Traits { record.traits }

  /// Whether this state is on; `.notExported` if the export cannot say.
  public func flag(_ property: Property) -> Evidence<Bool> { record.flag(property) }

  /// The state as a truth value; unknown if the export cannot say.
  public func truth(_ property: Property) -> Truth {
    switch record.flag(property) {
    case .exposed(let on): Truth(on)
    case .absent: .no
    case .notExported: .unknown
    }
  }

  /// Whether this state is known to be on.
  public func isOn(_ property: Property) -> Bool { record.isOn(property) }
  /// Whether this state is known to be off.
  public func isOff(_ property: Property) -> Bool { record.isOff(property) }

  /// A text of the node, unescaped, never empty.
  public func text(_ property: Property) -> Evidence<String> {
    let id = record.text(property)
    if let text = snapshot.labels[id] { return .exposed(text) }
    return id == .absent ? .absent : .notExported
  }

  /// The number of a text of the node.
  public func textID(_ property: Property) -> LabelID { record.text(property) }

  /// Where the node is; `.absent` for a rectangle without area.
  public var bounds: Evidence<Rect> {
    guard snapshot.carries(.bounds) else { return .notExported }
    return record.bounds.isEmpty ? .absent : .exposed(record.bounds)
  }

  public var liveRegion: Evidence<LiveRegion> { extra(.liveRegion) { $0.liveRegion } }
  /// The place of this node among its siblings, as the export states it; both numbers count from 1.
  public var position: Evidence<Position> { extra(.position) { $0.position } }
  /// Whether the node has a place in a set or in a grid, in one look-up.
  public var hasPlace: Bool { snapshot.extras[Int32(index)].map { $0.position != nil || $0.cell != nil } ?? false }
  /// The row and column of this node in a grid. Carried with `position`, which it completes.
  public var cell: Evidence<GridPlace> { extra(.position) { $0.cell } }
  public var collection: Evidence<Collection> { extra(.collection) { $0.collection } }
  /// Whether the export states that this node is collapsed and can be expanded.
  public var isCollapsed: Bool { snapshot.extras[Int32(index)]?.isCollapsed == true }
  /// Whether the export states that this node can be dismissed.
  public var isDismissible: Bool { snapshot.extras[Int32(index)]?.isDismissible == true }
  /// Whether the export states that its text has spans that take a tap.
  public var hasLinks: Bool { snapshot.extras[Int32(index)]?.hasLinks == true }
  /// The level of a heading, 1 to 6; nil if the export does not state it.
  public var headingLevel: Int? { snapshot.extras[Int32(index)]?.headingLevel }
  public var range: Evidence<ValueRange> { extra(.range) { $0.range } }
  /// Labels of the custom actions; empty when there are none.
  public var actions: Evidence<[String]> {
    extra(.actions) { $0.actions.isEmpty ? nil : $0.actions }
  }

  /// The app's own words for what a click does; carried with `actions`.
  public var clickLabel: Evidence<String> { extra(.actions) { $0.clickLabel } }
  /// The same for a long click.
  public var longClickLabel: Evidence<String> { extra(.actions) { $0.longClickLabel } }

  /// The properties that only few nodes have, as the reader stated them.
  package var allExtras: NodeExtras { snapshot.extras[Int32(index)] ?? NodeExtras() }

  private func extra<Value: Sendable>(_ property: Property, _ value: (NodeExtras) -> Value?) -> Evidence<Value> {
    if let extras = snapshot.extras[Int32(index)], let value = value(extras) { return .exposed(value) }
    return snapshot.carries(property) ? .absent : .notExported
  }

  // MARK: structure

  /// The parent, or nil for a root.
  public var parent: Node? { record.parent < 0 ? nil : snapshot[Int(record.parent)] }
  /// The index after the last node below this one.
  public var subtreeEnd: Int { Int(record.subtreeEnd) }
  public var hasChildren: Bool { subtreeEnd > index + 1 }

  /// The children in the export's order.
  public var children: some Sequence<Node> {
    sequence(state: index + 1) { [snapshot, end = subtreeEnd] next -> Node? in
      guard next < end else { return nil }
      let child = snapshot[next]
      next = child.subtreeEnd
      return child
    }
  }

  /// Parent, grandparent and so on.
  public var ancestors: some Sequence<Node> {
    sequence(state: self) { node in
      guard let parent = node.parent else { return nil }
      node = parent
      return parent
    }
  }
}
