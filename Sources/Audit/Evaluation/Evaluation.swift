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
  private var columns: [TextSubject: (domain: NodeSet, ids: [LabelID])] = [:]
  private var askedTexts: [TextSubject: AskedNodes] = [:]
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
      .firstStop, .sameScreen, .anywhere, .shows, .frameWithin:
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
    case .announced(let tests, let limit): announced(tests, within: limit, domain)
    case .platform(let platforms):
      TruthSet(snapshot.platform.map { Truth(platforms.contains($0)) } ?? .unknown, count: count)
    case .otherApp: snapshot.nodesOfOtherApps.map { TruthSet($0) } ?? TruthSet(.unknown, count: count)
    case .childCount(let test): childCount(test, domain)
    case .relatedStop(let direction, let relations): related(direction, relations, domain)
    case .placedStop(let direction, let bearings): placed(direction, bearings, domain)
    case .collection(let test): collection(test, domain)
    case .saidElsewhere: saidElsewhere(domain)
    case .fact(let fact, let test): self.fact(fact, test)

    case .seenIn(let step): seen(in: step, domain)
    case .changed: changed(domain)
    case .activated(let actions): activated(actions)
    case .firstFocused: firstFocused()
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
    }
  }

  /// An operand is asked of the nodes that no operand before it has ruled out.
  private func all(_ ids: [Expression.ID], _ domain: NodeSet) -> TruthSet {
    var result = truth(of: ids[0], within: domain)
    for id in ids.dropFirst() {
      let open = result.possible.intersection(domain)
      if open.isEmpty { return TruthSet(count: count) }
      result.formIntersection(truth(of: id, within: open))
    }
    return result
  }

  /// An operand is asked of the nodes for which no operand before it holds.
  private func any(_ ids: [Expression.ID], _ domain: NodeSet) -> TruthSet {
    var result = truth(of: ids[0], within: domain)
    for id in ids.dropFirst() {
      let open = domain.subtracting(result.holds)
      if open.isEmpty { break }
      result.formUnion(truth(of: id, within: open))
    }
    return result
  }

  /// A text of one node, by number.
  func label(_ subject: TextSubject, at node: Int) -> LabelID {
    if let known = columns[subject], known.domain.contains(node) { return known.ids[node] }
    return column(subject, within: askedTexts[subject, default: AskedNodes()].domain(with: node, of: everyNode))[node]
  }

  /// A text of the nodes of the domain, by number; nodes outside may not have been asked yet.
  func column(_ subject: TextSubject, within domain: NodeSet) -> [LabelID] {
    let known = columns[subject]
    if let known, domain.isSubset(of: known.domain) { return known.ids }
    let missing = known.map { domain.subtracting($0.domain) } ?? domain
    // Taken out of the table, so that the column is filled in place.
    columns[subject] = nil
    var ids = known?.ids ?? [LabelID](repeating: .absent, count: count)
    fill(&ids, with: subject, missing)
    columns[subject] = (known.map { $0.domain.union(missing) } ?? missing, ids)
    return ids
  }

  private func fill(_ ids: inout [LabelID], with subject: TextSubject, _ domain: NodeSet) {
    guard subject.of == .node else {
      fill(&ids, withThatOf: subject, domain)
      return
    }
    switch subject.what {
    case .exported(let property): snapshot.fill(&ids, with: property, domain)
    case .name: for node in domain { ids[node] = nameID(of: node) }
    case .seen: for node in domain { ids[node] = texts.intern(seen(on: node)) }
    case .visible: for node in domain { ids[node] = texts.intern(visibleText(of: node)) }
    case .heard:
      for node in domain {
        let utterance = transcript.utterances[node]
        ids[node] = utterance.fragments.isEmpty ? .absent : texts.intern(utterance.description)
      }
    }
  }

  /// Most names are the label as it stands, which has its number already.
  private func nameID(of node: Int) -> LabelID {
    if let cutOff = transcript.cutOff, cutOff.names.contains(node),
      missing != nil || transcript.names[node].value == nil
    {
      return missing == nil ? .absent : .notExported
    }
    let name = transcript.names[node]
    let label = snapshot[node].textID(.label)
    if let name = name.value, snapshot.labels[label] == name { return label }
    return texts.intern(name)
  }

  private func fill(_ ids: inout [LabelID], withThatOf subject: TextSubject, _ domain: NodeSet) {
    if let step = subject.of.step {
      fill(&ids, withThatOf: subject.what, in: step, domain)
      return
    }
    var owners = NodeSet(count: count)
    for node in domain {
      if case .node(let owner) = owner(subject.of, of: node) { owners.insert(owner) }
    }
    let own = column(TextSubject(subject.what), within: owners)
    for node in domain {
      switch owner(subject.of, of: node) {
      case .node(let owner): ids[node] = own[owner]
      case .none: ids[node] = .absent
      case .unknown: ids[node] = .notExported
      }
    }
  }

  private func fill(_ ids: inout [LabelID], withThatOf text: TextSubject.Text, in step: StepName, _ domain: NodeSet) {
    guard let (other, matching) = other(step) else {
      for node in domain { ids[node] = .notExported }
      return
    }
    for node in domain {
      switch matching[node] {
      case nil: ids[node] = other.snapshot.cut.isEmpty ? .absent : .notExported
      case let counterpart? where counterpart.isWeak: ids[node] = .notExported
      case let counterpart?:
        let id = other.label(TextSubject(text), at: counterpart.node)
        ids[node] = id.isText ? texts.intern(other.texts.text(id)) : id
      }
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
    case .previously, .before, .during, .after, .smaller, .larger: .unknown
    }
  }
}
