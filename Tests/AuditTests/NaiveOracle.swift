import AccessibilityTree
import Rules
import Speech

/// The rule language node by node, as a reader of docs/rule-language.md would work it out by hand: no sets, no sweeps.
///
/// What it has worked out it remembers, or nested predicates would take all day.
final class NaiveOracle {
  let expressions: [Expression]
  let transcript: Transcript
  /// Takes the tree as it stands for all there is, cut or not.
  let isWhole: Bool
  private lazy var known: [Truth?] = Array(repeating: nil, count: expressions.count * snapshot.count)
  private lazy var asIfWhole = NaiveOracle(expressions: expressions, transcript: transcript, isWhole: true)
  var snapshot: Snapshot { transcript.snapshot }

  init(expressions: [Expression], transcript: Transcript, isWhole: Bool = false) {
    (self.expressions, self.transcript, self.isWhole) = (expressions, transcript, isWhole)
  }

  func truth(of id: Expression.ID, at index: Int) -> Truth {
    let place = id * snapshot.count + index
    if let truth = known[place] { return truth }
    let truth = workedOut(id, at: index)
    known[place] = truth
    return truth
  }

  private func workedOut(_ id: Expression.ID, at index: Int) -> Truth {
    let node = snapshot[index]
    switch expressions[id] {
    case .constant(let holds): return Truth(holds)
    case .platform(let platforms): return snapshot.platform.map { Truth(platforms.contains($0)) } ?? .unknown
    case .role(let roles): return node.role == .notExported ? .unknown : Truth(roles.contains(node.role))
    case .state(let property): return node.truth(property)
    case .stop: return isStop(index)
    case .text(let subject, let test): return text(subject, test, node)
    case .childCount(let test):
      let count = Array(node.children).count
      // One more than a bound asks for is as good as any number of missing children.
      let possible = isCut(index) ? count...count + 9 : count...count
      let answers = Set(possible.map { test.holds(for: Double($0)) })
      return answers.count == 1 ? Truth(answers.contains(true)) : .unknown
    case .relatedStop(let direction, let relations):
      return byNeighbour(direction, index) { related(relations, $0, node) }
    case .member(let id):
      let truth = truth(of: id, at: index)
      guard truth == .unknown, !isWhole else { return Truth(truth == .yes) }
      return asIfWhole.truth(of: id, at: index) == .unknown ? .no : .unknown
    case .not(let id): return truth(of: id, at: index).negated
    case .all(let ids): return ids.reduce(.yes) { $0.and(truth(of: $1, at: index)) }
    case .any(let ids): return ids.reduce(.no) { $0.or(truth(of: $1, at: index)) }
    case .parent(let id): return node.parent.map { truth(of: id, at: $0.index) } ?? .no
    case .ancestor(let id): return any(node.ancestors, id)
    case .child(let id): return any(node.children, id).or(isCut(index) ? .unknown : .no)
    case .descendant(let id):
      let isCutBelow = (index..<node.subtreeEnd).contains(where: isCut)
      return any(((index + 1)..<node.subtreeEnd).map { snapshot[$0] }, id).or(isCutBelow ? .unknown : .no)
    case .sibling(let id):
      guard let parent = node.parent else { return .no }
      return any(parent.children.filter { $0.index != index }, id).or(isCut(parent.index) ? .unknown : .no)
    case .exactlyOneChild(let id):
      let truths = node.children.map { truth(of: id, at: $0.index) }
      let (yes, unknown) = (truths.count { $0 == .yes }, truths.count { $0 == .unknown })
      if yes > 1 { return .no }
      if isCut(index) || unknown > 0 { return .unknown }
      return Truth(yes == 1)
    case .elsewhere(let id):
      let others = snapshot.nodes.filter { other in
        other.index != index && !node.ancestors.contains { $0.index == other.index }
          && !other.ancestors.contains { $0.index == index }
      }
      return any(others, id).or(!isWhole && !snapshot.cut.isEmpty ? .unknown : .no)
    case .neighbour(let direction, let id): return byNeighbour(direction, index) { truth(of: id, at: $0.index) }
    default: return .unknown
    }
  }

  private func isCut(_ index: Int) -> Bool { !isWhole && snapshot.cut.contains(index) }

  private func isStop(_ index: Int) -> Truth {
    let isDoubtful = !isWhole && transcript.cutOff?.stops.contains(index) == true
    return isDoubtful ? .unknown : transcript.isStop(index)
  }

  /// Whether a stop may stand here or, in the order of the tree, right after.
  private func mayHideStop(_ index: Int) -> Bool {
    isStop(index) == .unknown || (!isWhole && transcript.cutOff?.gaps.contains(index) == true)
  }

  private func any(_ nodes: some Sequence<Node>, _ id: Expression.ID) -> Truth {
    nodes.reduce(.no) { $0.or(truth(of: id, at: $1.index)) }
  }

  private func text(_ subject: TextSubject, _ test: TextTest, _ node: Node) -> Truth {
    guard case .exported(let property) = subject.what else { return .unknown }
    switch (node.text(property), test) {
    case (.absent, _): return .no
    case (.notExported, .sameAs(let other)): return textOf(other, node) == .absent ? .no : .unknown
    case (.notExported, _): return .unknown
    case (.exposed, .present): return .yes
    case (.exposed(let text), .equals(let folds)): return Truth(folds.contains(Folding.fold(text)))
    case (.exposed(let text), .sameAs(let other)):
      switch textOf(other, node) {
      case .exposed(let other): return Truth(Folding.fold(text) == Folding.fold(other))
      case .absent: return .no
      case .notExported: return .unknown
      }
    default: return .unknown
    }
  }

  private func textOf(_ subject: TextSubject, _ node: Node) -> Evidence<String> {
    guard case .exported(let property) = subject.what else { return .notExported }
    return node.text(property)
  }

  private func byNeighbour(_ direction: Expression.Direction, _ index: Int, _ truth: (Node) -> Truth) -> Truth {
    guard isStop(index) != .unknown else { return .unknown }
    guard let place = transcript.order.firstIndex(of: index) else { return .no }
    let next = direction == .previous ? place - 1 : place + 1
    let neighbour = transcript.order.indices.contains(next) ? transcript.order[next] : nil
    let edge = neighbour ?? (direction == .previous ? 0 : snapshot.count)
    let isUncertain =
      (min(index, edge)..<max(index, edge)).contains(where: mayHideStop)
      || neighbour.map { isStop($0) == .unknown } ?? false
    return isUncertain ? .unknown : neighbour.map { truth(snapshot[$0]) } ?? .no
  }

  private func related(_ relations: [Expression.Relation], _ stop: Node, _ node: Node) -> Truth {
    let holds = relations.contains { relation in
      switch relation {
      case .sibling: stop.parent?.index == node.parent?.index && node.parent != nil
      case .ancestor: node.ancestors.contains { $0.index == stop.index }
      case .descendant: stop.ancestors.contains { $0.index == node.index }
      default: false
      }
    }
    return Truth(holds)
  }
}
