import AccessibilityTree
import Rules

/// What expressions are for the nodes of which they were asked so far.
///
/// A book has many more expressions than one screen asks, so what is made and let go of is only what was asked.
struct TruthTable {
  /// Nodes outside the domain have not been asked yet, and are *no* until then.
  struct Row {
    var domain: NodeSet
    var truth: TruthSet
  }

  /// By expression, the place of its row; -1 where there is none.
  private var places: [Int32]
  private var rows: [Row] = []
  private var asked: [Expression.ID: AskedNodes] = [:]

  init(expressions: Int) { places = Array(repeating: -1, count: expressions) }

  /// The row of an expression; nil where it has not been asked yet.
  subscript(id: Expression.ID) -> Row? {
    let place = places[id]
    return place < 0 ? nil : rows[Int(place)]
  }

  /// What an expression is for all these nodes; nil where some have not been asked yet.
  func truth(of id: Expression.ID, within domain: NodeSet) -> TruthSet? {
    let place = Int(places[id])
    guard place >= 0, domain.isSubset(of: rows[place].domain) else { return nil }
    return rows[place].truth
  }

  /// Takes the answers for these nodes over, in place of what was known.
  mutating func remember(_ truth: TruthSet, of id: Expression.ID, within domain: NodeSet) {
    let row = Row(domain: domain, truth: truth)
    if places[id] >= 0 {
      rows[Int(places[id])] = row
    } else {
      places[id] = Int32(rows.count)
      rows.append(row)
    }
  }

  /// The answer for one node; nil where it has not been asked yet.
  func truth(of id: Expression.ID, at node: Int) -> Truth? {
    let place = Int(places[id])
    guard place >= 0, rows[place].domain.contains(node) else { return nil }
    return rows[place].truth[node]
  }

  /// The nodes to ask next when one node was asked about.
  mutating func domain(of id: Expression.ID, with node: Int, of everyNode: NodeSet) -> NodeSet {
    asked[id, default: AskedNodes()].domain(with: node, of: everyNode)
  }
}
