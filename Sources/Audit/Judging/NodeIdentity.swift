import AccessibilityTree

/// What stays the same of a node in the next capture and in the next build: the nearest identifier that no other node of
/// the snapshot has, and the way down from there by roles.
///
/// No text that the app shows and no number of a node is part of it.
struct NodeIdentity {
  private let snapshot: Snapshot
  private let identifiers: [LabelID]
  /// How many nodes have each identifier, by its number.
  private let uses: [UInt8]

  init(_ snapshot: Snapshot) {
    self.snapshot = snapshot
    identifiers = snapshot.column(of: .identifier)
    var uses = [UInt8](repeating: 0, count: snapshot.labels.count)
    for id in identifiers where id.isText && uses[Int(id.rawValue)] < 2 { uses[Int(id.rawValue)] += 1 }
    self.uses = uses
  }

  /// “#checkout/group[2]/button[1]”, or the whole path from the root.
  func identity(of node: Int) -> String {
    var steps: [String] = []
    var current: Node? = snapshot[node]
    while let step = current {
      let id = identifiers[step.index]
      if id.isText, uses[Int(id.rawValue)] == 1, let identifier = snapshot.labels[id] {
        steps.append("#" + identifier)
        break
      }
      steps.append("\(step.role.rawValue)[\(ordinal(of: step))]")
      current = step.parent
    }
    return steps.reversed().joined(separator: "/")
  }

  /// The place among the siblings of the same role, from 1.
  private func ordinal(of node: Node) -> Int {
    func place(among siblings: some Sequence<Node>) -> Int {
      siblings.prefix { $0.index <= node.index }.reduce(0) { $0 + ($1.role == node.role ? 1 : 0) }
    }
    return node.parent.map { place(among: $0.children) } ?? place(among: snapshot.roots)
  }
}
