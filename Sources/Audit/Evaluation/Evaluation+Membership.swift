import AccessibilityTree
import Rules
package import Speech

/// Which nodes are in a named set.
extension Evaluation {
  /// A node joins a named set only where that is certain. Where only missing nodes leave it open, it stays open: the
  /// tree as it is would settle it.
  func members(of id: Expression.ID, within domain: NodeSet) -> TruthSet {
    guard missing != nil else { return TruthSet(certain(id, within: domain)) }
    let truth = truth(of: id, within: domain)
    guard let asIfWhole, truth.hasUnknown else { return TruthSet(truth.holds) }
    let unexported = asIfWhole.truth(of: id, within: domain).unknown
    return TruthSet(holds: truth.holds, unknown: truth.unknown.intersection(domain).subtracting(unexported))
  }

  /// Nodes that are targets by what the tree holds and that more nodes could make none.
  func doubtfulTargets(of each: Expression.ID) -> NodeSet? {
    guard let asIfWhole else { return nil }
    let unknown = truth(of: each).unknown
    return unknown.isEmpty ? nil : unknown.intersection(asIfWhole.truth(of: each).holds)
  }

  /// Whether nothing but missing nodes makes an expression unknown here.
  func isCutOff(_ id: Expression.ID, at node: Int) -> Bool {
    guard let asIfWhole else { return false }
    return asIfWhole.truth(of: id, at: node) != .unknown
  }

  /// What an expression is at a node when a named set is unknown where nobody can say who is in it.
  ///
  /// Elsewhere a node joins a set only where that is certain, so that a rule without targets may be one that does not
  /// apply or one that cannot tell; this tells the two apart.
  func openTruth(of id: Expression.ID, at node: Int) -> Truth {
    func any(_ nodes: some Sequence<Node>, _ id: Expression.ID) -> Truth {
      nodes.reduce(.no) { $0 == .yes ? .yes : $0.or(openTruth(of: id, at: $1.index)) }
    }
    switch ruleBook.expressions[id] {
    case .member(let id): return openTruth(of: id, at: node)
    case .not(let id): return openTruth(of: id, at: node).negated
    case .all(let ids): return ids.reduce(.yes) { $0 == .no ? .no : $0.and(openTruth(of: $1, at: node)) }
    case .any(let ids): return ids.reduce(.no) { $0 == .yes ? .yes : $0.or(openTruth(of: $1, at: node)) }
    case .parent(let id): return any([snapshot[node].parent].compactMap(\.self), id)
    case .ancestor(let id): return any(snapshot[node].ancestors, id)
    case .child(let id): return any(snapshot[node].children, id)
    case .descendant(let id):
      return any((node + 1..<snapshot[node].subtreeEnd).lazy.map { self.snapshot[$0] }, id)
    case .sibling(let id):
      return any(snapshot[node].parent.map { $0.children.filter { $0.index != node } } ?? [], id)
    case .elsewhere(let id): return any(snapshot.nodes(elsewhereThan: node), id)
    case .exactlyOneChild(let id):
      let truths = snapshot[node].children.map { openTruth(of: id, at: $0.index) }
      let certain = truths.count { $0 == .yes }
      if certain > 1 { return .no }
      return truths.contains(.unknown) ? .unknown : Truth(certain == 1)
    default: return truth(of: id, at: node)
    }
  }
}

extension Auditor {
  /// Whether a node that is no target of a rule may be one, for all that the export says.
  package func mayBeTarget(_ node: Int, of rule: Int, _ transcript: Transcript) -> Bool {
    let evaluation = evaluation(of: transcript)
    return evaluation.openTruth(of: ruleBook.compiled[rule].each, at: node) == .unknown
  }
}
