import AccessibilityTree
import Rules
import Speech

/// What nodes that the exporter left out could change. Costs nothing where the tree is whole.
extension Evaluation {
  /// A *no* that one more node could make a *yes* is unknown; what is known to hold stays.
  func growing(_ truth: TruthSet, at nodes: NodeSet?) -> TruthSet {
    guard let nodes else { return truth }
    return TruthSet(holds: truth.holds, unknown: truth.unknown.union(nodes))
  }

  /// The certain stops, and those that more nodes could make one or take from them.
  func stops() -> TruthSet {
    guard let missing else { return TruthSet(holds: transcript.stops, unknown: transcript.uncertainStops) }
    let doubtful = missing.speech.stops
    return TruthSet(
      holds: transcript.stops.subtracting(doubtful), unknown: transcript.uncertainStops.union(doubtful))
  }

  /// A node joins a named set only where that is certain. Where only missing nodes leave it open, it stays open: the tree
  /// as it stands would settle it.
  func members(of id: Expression.ID, within domain: NodeSet) -> TruthSet {
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

  /// A name of which a part may be missing settles what more words cannot change.
  func settlePartialNames(_ test: TextTest, _ domain: NodeSet, _ result: TruthSet) -> TruthSet {
    guard let missing, let settled = test.growsTo.map({ Truth($0) }) else { return result }
    var corrected = TruthSet(count: count)
    for node in domain {
      var truth = result[node]
      if missing.speech.names.contains(node), test.other == nil, let name = transcript.names[node].value,
        ask(test, of: texts.intern(name), role: snapshot[node].role) == settled
      {
        truth = settled
      }
      corrected.set(node, truth)
    }
    return corrected
  }
}
