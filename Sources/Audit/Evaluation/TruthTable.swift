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

  /// The same by one bound.
  private struct BoundRow {
    var domain: NodeSet
    var nodes: NodeSet
  }

  /// The places of the rows of one expression; -1 where there is none.
  private struct Places {
    var truth: Int32 = -1
    var certain: Int32 = -1
    var possible: Int32 = -1

    subscript(bound: TruthBound) -> Int32 {
      get { bound == .certain ? certain : possible }
      set { if bound == .certain { certain = newValue } else { possible = newValue } }
    }
  }

  /// By expression.
  private var places: [Places]
  private var rows: [Row] = []
  private var boundRows: [BoundRow] = []
  private var asked: [Expression.ID: AskedNodes] = [:]

  init(expressions: Int) {
    places = Array(repeating: Places(), count: expressions)
    // As many as one screen asks, so that nothing is moved to a larger place.
    rows.reserveCapacity(min(512, expressions))
  }

  /// The row of an expression; nil where it has not been asked yet.
  subscript(id: Expression.ID) -> Row? {
    let place = places[id].truth
    return place < 0 ? nil : rows[Int(place)]
  }

  /// Of which nodes an expression was asked so far; nil where of none.
  @inline(__always)
  func domain(of id: Expression.ID) -> NodeSet? {
    let place = places[id].truth
    return place < 0 ? nil : rows[Int(place)].domain
  }

  /// What an expression is for all these nodes; nil where some have not been asked yet.
  @inline(__always)
  func truth(of id: Expression.ID, within domain: NodeSet) -> TruthSet? {
    let place = Int(places[id].truth)
    guard place >= 0, domain.isSubset(of: rows[place].domain) else { return nil }
    return rows[place].truth
  }

  /// Takes the answers for these nodes over, in place of what was known.
  mutating func remember(_ truth: TruthSet, of id: Expression.ID, within domain: NodeSet) {
    let row = Row(domain: domain, truth: truth)
    if places[id].truth >= 0 {
      rows[Int(places[id].truth)] = row
    } else {
      places[id].truth = Int32(rows.count)
      rows.append(row)
    }
  }

  /// Adds the answers for nodes that were open to what was known, in place, and returns all of them.
  mutating func add(_ truth: TruthSet, of id: Expression.ID, within domain: NodeSet) -> TruthSet {
    let place = Int(places[id].truth)
    rows[place].domain.formUnion(domain)
    rows[place].truth.formUnion(truth)
    return rows[place].truth
  }

  /// The answer for one node; nil where it has not been asked yet.
  func truth(of id: Expression.ID, at node: Int) -> Truth? {
    let places = places[id]
    if places.truth >= 0, rows[Int(places.truth)].domain.contains(node) { return rows[Int(places.truth)].truth[node] }
    if places.certain >= 0, boundRows[Int(places.certain)].nodes.contains(node) { return .yes }
    guard places.possible >= 0 else { return nil }
    let row = boundRows[Int(places.possible)]
    return row.domain.contains(node) && !row.nodes.contains(node) ? .no : nil
  }

  /// The nodes to ask next when one node was asked about.
  mutating func domain(of id: Expression.ID, with node: Int, of everyNode: NodeSet) -> NodeSet {
    asked[id, default: AskedNodes()].domain(with: node, of: everyNode)
  }

  // MARK: bounds

  /// Where an expression holds by a bound; nil where some of these nodes have not been asked yet. Most answers are read
  /// from here, so nothing but the set is copied.
  @inline(__always)
  func bounded(_ bound: TruthBound, _ id: Expression.ID, within domain: NodeSet) -> BoundedNodes? {
    let place = Int(places[id].truth)
    if place >= 0, domain.isSubset(of: rows[place].domain) {
      return BoundedNodes(rows[place].truth, bound, within: domain)
    }
    let other = Int(places[id][bound])
    guard other >= 0, domain.isSubset(of: boundRows[other].domain) else { return nil }
    return BoundedNodes(boundRows[other].nodes, isExact: false)
  }

  /// Those of these nodes that have not been asked yet, and what is known of others; nil where nothing is.
  func open(_ bound: TruthBound, _ id: Expression.ID, _ domain: NodeSet) -> (open: NodeSet, known: BoundedNodes?) {
    var open = domain
    var known: BoundedNodes?
    if let row = self[id] {
      known = BoundedNodes(row.truth, bound, within: domain)
      open.subtract(row.domain)
    }
    let place = Int(places[id][bound])
    if place >= 0 {
      let row = boundRows[place]
      known = BoundedNodes(known.map { $0.nodes.union(row.nodes) } ?? row.nodes, isExact: false)
      open.subtract(row.domain)
    }
    return (open, known)
  }

  /// Adds what one bound says of nodes that were open.
  mutating func remember(_ bound: TruthBound, _ nodes: NodeSet, of id: Expression.ID, within domain: NodeSet) {
    let place = Int(places[id][bound])
    if place >= 0 {
      boundRows[place].domain.formUnion(domain)
      boundRows[place].nodes.formUnion(nodes)
    } else {
      places[id][bound] = Int32(boundRows.count)
      boundRows.append(BoundRow(domain: domain, nodes: nodes))
    }
  }

  /// Adds what is certain of nodes that were open, none of them unknown.
  mutating func remember(exact nodes: NodeSet, of id: Expression.ID, within domain: NodeSet) {
    let place = Int(places[id].truth)
    if place >= 0 {
      rows[place].domain.formUnion(domain)
      rows[place].truth.add(nodes)
    } else {
      places[id].truth = Int32(rows.count)
      rows.append(Row(domain: domain, truth: TruthSet(nodes)))
    }
  }
}
