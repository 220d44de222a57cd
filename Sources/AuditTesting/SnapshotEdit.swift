package import AccessibilityTree

/// A snapshot taken apart, so that nodes can be changed, added, moved and removed before it is put together again.
///
/// Nodes are identified by their old index; added ones get further numbers. Everything else stays unless it is changed
/// too. Without a change, the result is the same snapshot.
package struct SnapshotEdit: Sendable {
  package var format: String
  package var meta: SnapshotMeta
  package var events: Evidence<[Event]>
  package var carried: PropertySet
  /// Properties for which the export has no place any more, whatever its nodes say.
  package var silenced = PropertySet()
  private(set) var verdicts: [Verdict]
  private(set) var labels: Labels
  private(set) var nodes: [EditedNode]
  private(set) var roots: [Int]

  /// Takes a snapshot apart.
  package init(_ snapshot: Snapshot) {
    format = snapshot.format
    meta = snapshot.meta
    events = snapshot.events
    carried = snapshot.carried
    verdicts = snapshot.verdicts
    labels = snapshot.labels
    let columns = snapshot.columns
    nodes = snapshot.nodes.map { node in
      var edited = EditedNode(columns[node.index], parent: node.parent?.index)
      edited.extras = NodeExtras(of: node)
      edited.isCutAtEnd = snapshot.endCut.contains(node.index)
      edited.isCut = snapshot.cut.contains(node.index) && !edited.isCutAtEnd
      edited.children = node.children.map(\.index)
      return edited
    }
    roots = snapshot.roots.map(\.index)
  }

  /// A node by its number.
  package subscript(node: Int) -> EditedNode {
    get { nodes[node] }
    _modify { yield &nodes[node] }
  }

  // MARK: properties

  /// States a yes-or-no property of a node.
  package mutating func set(_ property: Property, _ value: Bool, of node: Int) {
    nodes[node].record.set(property, value)
  }

  /// States a text of a node; nil means no text.
  package mutating func set(_ property: Property, _ text: String?, of node: Int) {
    nodes[node].record.set(property, text.map { labels.intern($0) } ?? .absent)
  }

  /// A text of a node; nil if there is none or nobody can say.
  package func text(_ property: Property, of node: Int) -> String? { labels[nodes[node].record.text(property)] }

  /// The number of a text.
  mutating func intern(_ text: String) -> LabelID { labels.intern(text) }

  // MARK: structure

  package func parent(of node: Int) -> Int? { nodes[node].parent }
  package func children(of node: Int) -> [Int] { nodes[node].children }

  /// Removes a node and everything below it.
  package mutating func remove(_ node: Int) {
    guard let parent = nodes[node].parent else { return roots.removeAll { $0 == node } }
    nodes[parent].children.removeAll { $0 == node }
  }

  /// Adds a copy of a node among the children of another, and returns its number.
  ///
  /// - Parameter place: the child before which it is added; by default at the end.
  package mutating func addCopy(of model: Int, below parent: Int, at place: Int = .max) -> Int {
    var node = nodes[model]
    node.children = []
    node.parent = parent
    return add(node, at: place)
  }

  /// Adds a new node among the children of its parent, and returns its number.
  mutating func add(_ node: EditedNode, at place: Int = .max) -> Int {
    nodes.append(node)
    if let parent = node.parent {
      nodes[parent].children.insert(nodes.count - 1, at: min(place, nodes[parent].children.count))
    } else {
      roots.insert(nodes.count - 1, at: min(place, roots.count))
    }
    return nodes.count - 1
  }

  /// Moves a node and everything below it. Does nothing if the new place is below the node itself.
  package mutating func move(_ node: Int, below parent: Int, at place: Int = .max) {
    guard !isPart(parent, of: node) else { return }
    remove(node)
    nodes[node].parent = parent
    nodes[parent].children.insert(node, at: min(place, nodes[parent].children.count))
  }

  /// Whether this is that node, or below it.
  private func isPart(_ node: Int, of other: Int) -> Bool {
    sequence(first: node) { nodes[$0].parent }.contains(other)
  }
}
