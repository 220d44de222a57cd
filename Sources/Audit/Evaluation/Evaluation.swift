import AccessibilityTree
import Rules
import Speech

/// The expressions of a rule book over one snapshot, each evaluated where it is first asked for and then looked up by
/// number.
///
/// Every question comes with its domain: the nodes for which the answer matters. A rule asks of its targets only, `all` of
/// the nodes that are still open, `parent` of the parents, so that what no target depends on is never computed.
///
/// Lives for one audit and never leaves it.
final class Evaluation {
  let ruleBook: RuleBook
  let transcript: Transcript
  let snapshot: Snapshot
  let count: Int
  var texts: TextPool
  let words: WordLists
  /// nil for a tree that is whole, or that is to be taken for whole.
  let missing: MissingNodes?
  /// The same questions about the tree as it stands, to tell what missing nodes leave open from what the export does.
  private(set) lazy var asIfWhole = missing.map { _ in
    let whole = Evaluation(ruleBook, transcript, words: words, isWhole: true)
    whole.setting = setting
    return whole
  }
  let everyNode: NodeSet
  /// Where in a recording this is; nil for a snapshot by itself.
  var setting: StepSetting?
  private var truths: [(domain: NodeSet, truth: TruthSet)?]
  private var asked: [AskedNodes]
  var factValues: [FactValues?]
  var columns: [TextSubject: (domain: NodeSet, ids: [LabelID])] = [:]
  var askedTexts: [TextSubject: AskedNodes] = [:]
  /// The stop before and after each node in swipe order, -1 for none.
  private(set) lazy var neighbours = StopNeighbours(transcript, missing?.speech)
  private(set) lazy var byRole = NodesByRole(snapshot)
  private(set) lazy var states = StateColumns(snapshot)

  /// Without word lists those of the snapshot's platform and language are made.
  ///
  /// - Parameter isWhole: takes the tree as it stands for all there is, cut or not.
  init(_ ruleBook: RuleBook, _ transcript: Transcript, words: WordLists? = nil, isWhole: Bool = false) {
    self.ruleBook = ruleBook
    self.transcript = transcript
    snapshot = transcript.snapshot
    count = snapshot.count
    missing = isWhole ? nil : MissingNodes(transcript)
    everyNode = NodeSet(allOf: count)
    texts = TextPool(snapshot.labels)
    self.words =
      words ?? WordLists(ruleBook, platform: snapshot.platform, language: snapshot.meta.statedLanguage)
    truths = Array(repeating: nil, count: ruleBook.expressions.count)
    asked = Array(repeating: AskedNodes(), count: ruleBook.expressions.count)
    factValues = Array(repeating: nil, count: ruleBook.facts.count)
  }

  /// What an expression is for every node.
  func truth(of id: Expression.ID) -> TruthSet { truth(of: id, within: everyNode) }

  /// What an expression is at one node.
  func truth(of id: Expression.ID, at node: Int) -> Truth {
    if let known = truths[id], known.domain.contains(node) { return known.truth[node] }
    return truth(of: id, within: asked[id].domain(with: node, of: everyNode))[node]
  }

  /// What an expression is for the nodes of the domain; nodes outside are *no* until somebody asks for them.
  func truth(of id: Expression.ID, within domain: NodeSet) -> TruthSet {
    let expression = ruleBook.expressions[id]
    guard let known = truths[id] else {
      let isSweep = Self.isSweep(expression)
      let asked = isSweep ? everyNode : domain
      var truth = evaluate(expression, asked)
      if !isSweep { truth.limit(to: asked) }
      truths[id] = (asked, truth)
      return truth
    }
    if domain.isSubset(of: known.domain) { return known.truth }
    let missing = domain.subtracting(known.domain)
    var truth = evaluate(expression, missing)
    truth.limit(to: missing)
    truth.formUnion(known.truth)
    truths[id] = (known.domain.union(missing), truth)
    return truth
  }

  /// Read off the columns in one sweep, which costs less than to ask it of some nodes now and of others later.
  private static func isSweep(_ expression: Expression) -> Bool {
    switch expression {
    case .constant, .role, .state, .stop, .trait, .frame, .platform, .otherApp, .fact, .activated, .firstFocused,
      .focusNamed, .firstStop, .sameScreen, .anywhere, .shows, .frameWithin:
      true
    default: false
    }
  }

  private func evaluate(_ expression: Expression, _ domain: NodeSet) -> TruthSet {
    switch expression {
    case .constant(let holds): TruthSet(Truth(holds), count: count)
    case .role(let roles): role(roles)
    case .state(let property): state(property)
    case .stop: stops()
    case .trait(let traits):
      snapshot.carries(.traits) ? TruthSet(snapshot.nodes(withAnyOf: traits)) : TruthSet(.unknown, count: count)
    case .text(let subject, let test): text(subject, test, domain)
    case .heardKind(let kinds): heard(kinds, domain)
    case .heardState(let states): heard(states, domain)
    case .heardPosition: heardPosition(domain)
    case .heardNumber(let part, let comparison, let operand): heard(part, comparison, operand, domain)
    case .frame(let side, let test): frame(side, test)
    case .frameWithin(let surrounding): frameWithin(surrounding)
    case .overlappingSibling(let id): overlappingSibling(id, domain)
    case .exposes(let property): exposes(property, domain)
    case .liveRegion: liveRegion(domain)
    case .announced(let tests, let timing): announced(tests, timing, domain)
    case .platform(let platforms):
      TruthSet(snapshot.platform.map { Truth(platforms.contains($0)) } ?? .unknown, count: count)
    case .otherApp: snapshot.nodesOfOtherApps.map { TruthSet($0) } ?? TruthSet(.unknown, count: count)
    case .childCount(let test): childCount(test, domain)
    case .relatedStop(let direction, let relations): related(direction, relations, domain)
    case .collection(let test): collection(test, domain)
    case .saidElsewhere: saidElsewhere(domain)
    case .fact(let fact, let test): self.fact(fact, test)

    case .seenIn(let step): seen(in: step, domain)
    case .changed: changed(domain)
    case .activated(let actions): activated(actions)
    case .firstFocused: firstFocused()
    case .focusNamed: TruthSet(Truth(snapshot.namesFocus), count: count)
    case .firstStop: firstStop()
    case .sameScreen(let step): sameScreen(as: step)
    case .growth(let side, let step, let test): growth(side, since: step, test, domain)
    case .holdsEach(let subject, let each, of: let set, in: let step):
      holdsEach(subject, each, of: set, in: step, domain)
    case .anywhere(let id): anywhere(id)
    case .shows(let step, let id): shows(step, id)
    case .standsIn(let subject, let step): stands(subject, in: step, domain)
    case .step(let step, let id): inStep(step, id, domain)

    case .member(let id): members(of: id, within: domain)
    case .not(let id): truth(of: id, within: domain).negated
    case .all(let ids): all(ids, domain)
    case .any(let ids): any(ids, domain)
    case .parent(let id):
      truth(of: id, within: snapshot.parents(of: domain)).reached { snapshot.children(of: $0) }
    case .ancestor(let id):
      truth(of: id, within: snapshot.ancestors(of: domain)).reached { snapshot.descendants(of: $0) }
    case .child(let id):
      growing(
        truth(of: id, within: snapshot.children(of: domain)).reached { snapshot.parents(of: $0) },
        at: missing?.children)
    case .descendant(let id):
      growing(
        truth(of: id, within: snapshot.descendants(of: domain)).reached { snapshot.ancestors(of: $0) },
        at: missing?.below)
    case .sibling(let id):
      growing(
        truth(of: id, within: snapshot.siblings(of: domain)).reached { snapshot.siblings(of: $0) },
        at: missing?.siblings)
    case .exactlyOneChild(let id): exactlyOneChild(truth(of: id, within: snapshot.children(of: domain)), domain)
    case .elsewhere(let id): elsewhere(truth(of: id))
    case .neighbour(let direction, let id): neighbour(direction, id, domain)
    case .someStop(let direction, let id): someStop(direction, id, domain)
    }
  }
}
