package import AccessibilityTree

/// A snapshot taken apart, so that nodes can be changed, added, moved and taken out, and put together again.
///
/// Nodes are called by the index that they had; added ones get further numbers. What the export carries, who exported it
/// and what was recorded stay as they are unless they are changed too: put together without a change it is the same
/// snapshot.
package struct SnapshotEdit: Sendable {
  package var format: String
  package var meta: SnapshotMeta
  package var events: Evidence<[Event]>
  package var carried: PropertySet
  /// What the export is to have no place for any more, whatever its nodes say.
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

  /// A node by the number that it has here.
  package subscript(node: Int) -> EditedNode {
    get { nodes[node] }
    _modify { yield &nodes[node] }
  }

  // MARK: properties

  /// States a yes-or-no property of a node.
  package mutating func set(_ property: Property, _ value: Bool, of node: Int) {
    nodes[node].record.set(property, value)
  }

  /// States a text of a node; nil is none.
  package mutating func set(_ property: Property, _ text: String?, of node: Int) {
    nodes[node].record.set(property, text.map { labels.intern($0) } ?? .absent)
  }

  /// A text of a node; nil where there is none or nobody can say.
  package func text(_ property: Property, of node: Int) -> String? { labels[nodes[node].record.text(property)] }

  /// The number of a text.
  mutating func intern(_ text: String) -> LabelID { labels.intern(text) }

  // MARK: structure

  package func parent(of node: Int) -> Int? { nodes[node].parent }
  package func children(of node: Int) -> [Int] { nodes[node].children }

  /// Takes a node out, and all that is below it.
  package mutating func remove(_ node: Int) {
    guard let parent = nodes[node].parent else { return roots.removeAll { $0 == node } }
    nodes[parent].children.removeAll { $0 == node }
  }

  /// Puts a new node among the children of another, with the properties of a node that there is; its number.
  ///
  /// - Parameter place: before which of the children; at the end when there are no more.
  package mutating func addCopy(of model: Int, below parent: Int, at place: Int = .max) -> Int {
    var node = nodes[model]
    node.children = []
    node.parent = parent
    return add(node, at: place)
  }

  /// Puts a new node among the children of its parent; its number.
  mutating func add(_ node: EditedNode, at place: Int = .max) -> Int {
    nodes.append(node)
    if let parent = node.parent {
      nodes[parent].children.insert(nodes.count - 1, at: min(place, nodes[parent].children.count))
    } else {
      roots.insert(nodes.count - 1, at: min(place, roots.count))
    }
    return nodes.count - 1
  }

  /// Puts a node and all that is below it elsewhere; nothing happens when that is below itself.
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
