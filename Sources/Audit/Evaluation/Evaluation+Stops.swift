import AccessibilityTree
import Rules
import Speech

/// The stops before and after a node in swipe order, however far.
extension Evaluation {
  /// Some stop on that side meets it. What may be a stop, and stops that an exporter may have left out, leave a *no* open.
  func someStop(_ direction: Expression.Direction, _ id: Expression.ID, _ domain: NodeSet) -> TruthSet {
    let stops = stops()
    let truth = truth(of: id, within: stops.possible)
    var inOrder = NodeSet(count: count)
    for stop in transcript.order { inOrder.insert(stop) }
    let isOpen = missing != nil || stops.possible.subtracting(inOrder).contains { truth[$0] != .no }
    var result = TruthSet(count: count)
    var passed = isOpen ? Truth.unknown : .no
    let order = direction == .previous ? transcript.order : transcript.order.reversed()
    for stop in order {
      if domain.contains(stop) { result.set(stop, stops[stop].and(passed)) }
      passed = passed.or(truth[stop].and(stops[stop]))
    }
    for node in domain where !inOrder.contains(node) && stops[node] == .unknown { result.set(node, .unknown) }
    return result
  }
}
