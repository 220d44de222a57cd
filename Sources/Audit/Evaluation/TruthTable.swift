import AccessibilityTree
import Rules

/// What expressions are for the nodes of which they were asked so far.
struct TruthTable {
  /// Nodes outside the domain have not been asked yet, and are *no* until then.
  struct Row {
    var domain: NodeSet
    var truth: TruthSet
  }

  private var rows: [Row?]
  private var asked: [AskedNodes]

  init(expressions: Int) {
    rows = Array(repeating: nil, count: expressions)
    asked = Array(repeating: AskedNodes(), count: expressions)
  }

  subscript(id: Expression.ID) -> Row? {
    get { rows[id] }
    set { rows[id] = newValue }
  }

  /// The answer for one node; nil where it has not been asked yet.
  func truth(of id: Expression.ID, at node: Int) -> Truth? {
    guard let row = rows[id], row.domain.contains(node) else { return nil }
    return row.truth[node]
  }

  /// The nodes to ask next when one node was asked about.
  mutating func domain(of id: Expression.ID, with node: Int, of everyNode: NodeSet) -> NodeSet {
    asked[id].domain(with: node, of: everyNode)
  }
}
