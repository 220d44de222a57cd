import AccessibilityTree
import Rules
import Speech

/// The expressions of a rule book over one snapshot, each evaluated when first asked for and then looked up by number.
///
/// Lives for one audit and never leaves it.
final class Evaluation {
  let ruleBook: RuleBook
  let transcript: Transcript
  let snapshot: Snapshot
  let count: Int
  var texts: TextPool
  var words: WordLists
  private var truths: [TruthSet?]
  var factValues: [FactValues?]
  private var columns: [TextSubject: [LabelID]] = [:]
  /// The stop before and after each node in swipe order, -1 for none.
  private(set) lazy var neighbours = StopNeighbours(transcript)

  init(_ ruleBook: RuleBook, _ transcript: Transcript) {
    self.ruleBook = ruleBook
    self.transcript = transcript
    snapshot = transcript.snapshot
    count = snapshot.count
    texts = TextPool(snapshot.labels)
    words = WordLists(ruleBook, platform: snapshot.platform, language: snapshot.meta.language)
    truths = Array(repeating: nil, count: ruleBook.expressions.count)
    factValues = Array(repeating: nil, count: ruleBook.facts.count)
  }

  /// What an expression is for every node.
  func truth(of id: Expression.ID) -> TruthSet {
    if let known = truths[id] { return known }
    let truth = evaluate(ruleBook.expressions[id])
    truths[id] = truth
    return truth
  }

  private func evaluate(_ expression: Expression) -> TruthSet {
    switch expression {
    case .constant(let holds): TruthSet(Truth(holds), count: count)
    case .role(let roles): role(roles)
    case .state(let property): state(property)
    case .stop: TruthSet(holds: transcript.stops, unknown: transcript.uncertainStops)
    case .trait(let traits):
      snapshot.carries(.traits) ? TruthSet(snapshot.nodes(withAnyOf: traits)) : TruthSet(.unknown, count: count)
    case .text(let subject, let test): text(subject, test)
    case .heardKind(let kinds): heard(kinds)
    case .heardState(let states): heard(states)
    case .heardPosition: heardPosition()
    case .heardNumber(let part, let comparison, let operand): heard(part, comparison, operand)
    case .frame(let side, let test): frame(side, test)
    case .exposes(let property): exposes(property)
    case .liveRegion: liveRegion()
    case .announced(let tests): announced(tests)
    case .platform(let platforms):
      TruthSet(snapshot.platform.map { Truth(platforms.contains($0)) } ?? .unknown, count: count)
    case .childCount(let test): childCount(test)
    case .relatedStop(let direction, let relations): related(direction, relations)
    case .fact(let fact, let test): self.fact(fact, test)

    case .member(let id): TruthSet(truth(of: id).holds)
    case .not(let id): truth(of: id).negated
    case .all(let ids): combined(ids) { $0.formIntersection($1) }
    case .any(let ids): combined(ids) { $0.formUnion($1) }
    case .parent(let id): truth(of: id).reached { snapshot.children(of: $0) }
    case .ancestor(let id): truth(of: id).reached { snapshot.descendants(of: $0) }
    case .child(let id): truth(of: id).reached { snapshot.parents(of: $0) }
    case .descendant(let id): truth(of: id).reached { snapshot.ancestors(of: $0) }
    case .sibling(let id): truth(of: id).reached { snapshot.siblings(of: $0) }
    case .exactlyOneChild(let id): exactlyOneChild(truth(of: id))
    case .neighbour(let direction, let id): neighbour(direction, truth(of: id))
    }
  }

  private func combined(_ ids: [Expression.ID], _ combine: (inout TruthSet, TruthSet) -> Void) -> TruthSet {
    var result = truth(of: ids[0])
    for id in ids.dropFirst() { combine(&result, truth(of: id)) }
    return result
  }

  /// A text of every node, by number.
  func column(_ subject: TextSubject) -> [LabelID] {
    if let known = columns[subject] { return known }
    let column = makeColumn(subject)
    columns[subject] = column
    return column
  }

  private func makeColumn(_ subject: TextSubject) -> [LabelID] {
    guard subject.of == .node else {
      let own = column(TextSubject(subject.what))
      return (0..<count).map { node in
        switch owner(subject.of, of: node) {
        case .node(let other): own[other]
        case .none: .absent
        case .unknown: .notExported
        }
      }
    }
    switch subject.what {
    case .exported(let property): return snapshot.column(of: property)
    case .name: return transcript.names.map { texts.intern($0) }
    case .heard:
      return transcript.utterances.map { $0.fragments.isEmpty ? .absent : texts.intern($0.description) }
    }
  }

  private enum Owner {
    case node(Int)
    case none
    case unknown
  }

  private func owner(_ owner: TextSubject.Owner, of node: Int) -> Owner {
    switch owner {
    case .node: .node(node)
    case .parent: snapshot[node].parent.map { .node($0.index) } ?? .none
    case .previousStop, .nextStop:
      switch neighbours.neighbour(owner == .previousStop ? .previous : .next, of: node) {
      case let stop? where stop >= 0: .node(stop)
      case nil: .unknown
      default: .none
      }
    }
  }
}
