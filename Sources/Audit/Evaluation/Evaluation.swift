import AccessibilityTree
import Rules
import Speech

/// The expressions of a rule book over one snapshot, each evaluated where it is first asked for and then looked up by
/// number.
///
/// Every question comes with its domain: the nodes for which the answer matters. A rule asks of its targets only, `all`
/// of the nodes that are still open, `parent` of the parents, so that what no target depends on is never computed.
///
/// What the expressions are about is in its parts. Lives for one audit and never leaves it.
final class Evaluation {
  let ruleBook: RuleBook
  /// Those of the rule book in the form in which this snapshot is asked.
  private var asked: [Expression]
  let transcript: Transcript
  let snapshot: Snapshot
  let count: Int
  let everyNode: NodeSet
  /// nil for a tree that is whole, or that is to be taken for whole.
  let missing: MissingNodes?
  let words: WordLists
  /// The same questions about the tree as it is, to tell what missing nodes leave open from what the export does.
  private(set) lazy var asIfWhole = missing.map { _ in
    let whole = Evaluation(ruleBook, transcript, words: words, isWhole: true)
    whole.setting = setting
    return whole
  }

  // MARK: parts
  let shape: TreeShape
  let walks: TreeWalks
  let properties: NodeProperties
  let frames: Frames
  let order: StopOrder
  let texts: TextTester
  let columns: TextColumns
  let heard: HeardSpeech
  let steps: StepLookup
  let announcements: Announcements
  private(set) lazy var facts = FactTable(of: self)
  var table: TruthTable

  /// Without word lists those of the snapshot's platform and language are made.
  ///
  /// - Parameter isWhole: takes the tree as it is for all there is, cut or not.
  init(_ ruleBook: RuleBook, _ transcript: Transcript, words: WordLists? = nil, isWhole: Bool = false) {
    self.ruleBook = ruleBook
    self.transcript = transcript
    snapshot = transcript.snapshot
    asked = ruleBook.asked.expressions(on: snapshot.platform, isAlone: true)
    count = snapshot.count
    everyNode = NodeSet(allOf: count)
    shape = TreeShape(snapshot)
    walks = TreeWalks(shape)
    missing = isWhole ? nil : MissingNodes(transcript, shape)
    self.words = words ?? WordLists(ruleBook, ScreenLanguage(snapshot.meta))
    properties = NodeProperties(snapshot, shape, missing)
    frames = Frames(snapshot)
    order = StopOrder(transcript, missing, frames)
    steps = StepLookup()
    texts = TextTester(ruleBook, properties, self.words)
    heard = HeardSpeech(transcript, missing)
    columns = TextColumns(heard, texts, order, steps)
    announcements = Announcements(snapshot, texts, columns, steps)
    table = TruthTable(expressions: ruleBook.expressions.count)
  }

  /// Without labels or texts in the export, nobody knows whether a node that has no words says nothing.
  private var passedOver: TruthSet {
    if snapshot.carries(.label), snapshot.carries(.text) { return order.passedOver }
    return TruthSet(everyNode) { transcript.passedOver.contains($0) ? .unknown : .no }
  }

  /// Asks the expressions in the form for the steps that are there, before anything was asked.
  func takeForm() {
    if !steps.isAlone { asked = ruleBook.asked.expressions(on: snapshot.platform, isAlone: false) }
  }

  /// An expression in the form in which this snapshot is asked.
  func expression(_ id: Expression.ID) -> Expression { asked[id] }

  /// What an expression is for every node.
  func truth(of id: Expression.ID) -> TruthSet { truth(of: id, within: everyNode) }

  /// What an expression is at one node.
  func truth(of id: Expression.ID, at node: Int) -> Truth {
    if let known = table.truth(of: id, at: node) { return known }
    return truth(of: id, within: table.domain(of: id, with: node, of: everyNode))[node]
  }

  /// What an expression is for the nodes of the domain; nodes outside are *no* until somebody asks for them.
  func truth(of id: Expression.ID, within domain: NodeSet) -> TruthSet {
    if let known = table.truth(of: id, within: domain) { return known }
    guard let known = table.domain(of: id) else {
      if domain.isEmpty { return TruthSet(count: count) }
      let expression = asked[id]
      let isSweep = Self.isSweep(expression)
      let asked = isSweep ? everyNode : domain
      var truth = evaluate(expression, asked)
      if !isSweep { truth.limit(to: asked) }
      table.remember(truth, of: id, within: asked)
      return truth
    }
    let open = domain.subtracting(known)
    var truth = evaluate(asked[id], open)
    truth.limit(to: open)
    return table.add(truth, of: id, within: open)
  }

  /// Read off the columns in one sweep, which costs less than to ask it of some nodes now and of others later.
  private static func isSweep(_ expression: Expression) -> Bool {
    switch expression {
    case .constant, .role, .state, .stop, .passedOver, .trait, .frame, .platform, .otherApp, .export, .fact,
      .activated, .firstFocused, .focusNamed, .firstStop, .focusVisited, .recordingBegins, .untouched,
      .speechRecorded, .sameScreen,
      .anywhere,
      .shows, .frameWithin:
      true
    default: false
    }
  }

  private func evaluate(_ expression: Expression, _ domain: NodeSet) -> TruthSet {
    switch expression {
    case .constant(let holds): TruthSet(Truth(holds), count: count)
    case .role(let roles): properties.role(roles)
    case .state(let property): properties.state(property)
    case .trait(let traits): properties.trait(traits)
    case .exposes(let property): properties.exposes(property, domain)
    case .liveRegion: properties.liveRegion(domain)
    case .collection(let test): properties.collection(test, domain)
    case .childCount(let test): properties.childCount(test, domain)
    case .frame(let side, let test): frames.meet(side, test)
    case .frameWithin(let surrounding): frames.within(surrounding)
    case .frameFills(let surrounding): frames.fills(surrounding, domain)
    case .scrolledOut(let extent): ScrollEdges(snapshot: snapshot).cut(extent, domain)
    case .text(let subject, let test):
      NodeTexts(columns: columns, tester: texts, heard: heard).truths(subject, test, domain)
    case .heardKind(let kinds): heard.kinds(kinds, domain)
    case .heardState(let states): heard.states(states, domain)
    case .heardPosition: heard.position(domain)
    case .heardNumber(let part, let comparison, let operand):
      heard.number(part, comparison, domain) { self.value(of: operand, at: $0) }
    case .announced(let tests, let timing): announcements.made(tests, timing, domain, snapshot)
    case .platform(let platforms):
      TruthSet(snapshot.platform.map { Truth(platforms.contains($0)) } ?? .unknown, count: count)
    case .otherApp: snapshot.nodesOfOtherApps.map { TruthSet($0) } ?? TruthSet(.unknown, count: count)
    case .export(let fact): TruthSet(Truth(snapshot.facts.contains(fact)), count: count)
    case .stop: order.stops
    case .passedOver: passedOver
    case .firstStop: order.first()
    case .relatedStop(let direction, let relations): order.related(direction, relations, domain)
    case .saidElsewhere: saidElsewhere(domain)
    case .fact(let fact, let test): facts.meet(test, fact)

    case .seenIn(let step): OtherSteps(of: self).seen(in: step, domain)
    case .changed: OtherSteps(of: self).changed(domain)
    case .activated(let actions): OtherSteps(of: self).activated(actions)
    case .firstFocused: OtherSteps(of: self).firstFocused()
    case .focusVisited(let limit): OtherSteps(of: self).focusVisited(within: limit)
    case .speechRecorded: TruthSet(Truth(snapshot.facts.contains(.recordsSpeech)), count: count)
    case .recordingBegins: TruthSet(Truth(steps.beginsRecording), count: count)
    case .untouched: TruthSet(Truth(steps.isUntouched), count: count)
    case .focusNamed: TruthSet(Truth(snapshot.namesFocus), count: count)
    case .sameScreen(let step): OtherSteps(of: self).sameScreen(as: step)
    case .outgrown(let step): OtherSteps(of: self).outgrown(since: step, domain)
    case .growth(let side, let step, let test): OtherSteps(of: self).growth(side, since: step, test, domain)
    case .holdsEach(let subject, let each, of: let set, in: let step):
      OtherSteps(of: self).holds(subject, each, of: set, in: step, domain)
    case .holdsSome(let subject, let each, of: let set, in: let step):
      OtherSteps(of: self).holds(subject, each, of: set, in: step, domain, .some)
    case .holdsOnly(let subject, let each, of: let set, in: let step):
      OtherSteps(of: self).holds(subject, each, of: set, in: step, domain, .only)
    case .anywhere(let id): OtherSteps(of: self).anywhere(id)
    case .shows(let step, let id): OtherSteps(of: self).shows(step, id)
    case .standsIn(let subject, let step): OtherSteps(of: self).stands(subject, in: step, domain)
    case .step(let step, let id): OtherSteps(of: self).inStep(step, id, domain)

    case .member(let id): members(of: id, within: domain)
    case .not(let id): truth(of: id, within: domain).negated
    case .all(let ids): all(ids, domain)
    case .any(let ids): any(ids, domain)
    case .parent(let id):
      truth(of: id, within: walks.parents(of: domain)).reached { walks.children(of: $0) }
    case .ancestor(let id):
      truth(of: id, within: walks.ancestors(of: domain)).reached { walks.descendants(of: $0) }
    case .child(let id):
      truth(of: id, within: walks.children(of: domain)).reached { walks.parents(of: $0) }
        .growing(at: missing?.children)
    case .descendant(let id):
      truth(of: id, within: walks.descendants(of: domain)).reached { walks.ancestors(of: $0) }
        .growing(at: missing?.below)
    case .sibling(let id):
      truth(of: id, within: walks.siblings(of: domain)).reached { walks.siblings(of: $0) }
        .growing(at: missing?.siblings)
    case .exactlyOneChild(let id):
      properties.exactlyOneChild(truth(of: id, within: walks.children(of: domain)), domain)
    case .elsewhere(let id):
      truth(of: id).reached { shape.nodes(withOneElsewhere: $0) }.growing(at: missing == nil ? nil : everyNode)
    case .overlappingSibling(let id): overlappingSibling(id, domain)
    case .sameBox(let id): sameBox(id, domain)
    case .sameText(let text, let id): sameText(text, id, domain)
    case .neighbour(let direction, let id): neighbour(direction, id, domain)
    case .someStop(let direction, let id):
      order.some(direction, truth(of: id, within: order.stops.possible), domain)
    }
  }

  /// An operand is asked of the nodes that no operand before it has ruled out.
  private func all(_ ids: [Expression.ID], _ domain: NodeSet) -> TruthSet {
    var result = truth(of: ids[0], within: domain)
    result.limit(to: domain)
    for id in ids.dropFirst() {
      let open = result.possible
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

  private func neighbour(_ direction: Expression.Direction, _ id: Expression.ID, _ domain: NodeSet) -> TruthSet {
    let truth = truth(of: id, within: order.neighbours(direction, of: domain))
    return order.byNeighbour(direction, domain) { _, stop in truth[stop] }
  }

  private func overlappingSibling(_ id: Expression.ID, _ domain: NodeSet) -> TruthSet {
    guard snapshot.carries(.bounds) else { return TruthSet(.unknown, count: count) }
    return frames.overlap(ofSiblings: truth(of: id, within: walks.siblings(of: domain).union(domain)), domain)
  }

  private func sameBox(_ id: Expression.ID, _ domain: NodeSet) -> TruthSet {
    guard snapshot.carries(.bounds) else { return TruthSet(.unknown, count: count) }
    let twins = frames.twins(of: domain)
    return frames.meet(truth(of: id, within: twins), twins, domain)
  }

  private func sameText(_ text: TextSubject.Text, _ id: Expression.ID, _ domain: NodeSet) -> TruthSet {
    let namesakes = Namesakes(
      tester: texts, shape: shape, texts: columns.column(TextSubject(text), within: everyNode), isCut: missing != nil)
    return namesakes.truths(domain, truth(of: id, within: namesakes.candidates(of: domain)))
  }

  private func saidElsewhere(_ domain: NodeSet) -> TruthSet {
    let names = NamesElsewhere(
      tester: texts, stops: order.stops,
      heard: columns.column(TextSubject(.name), within: order.stops.possible), isCut: missing != nil)
    return names.truths(columns.column(TextSubject(.name), within: domain), domain)
  }

  private func value(of operand: Expression.Operand, at node: Int) -> ClosedRange<Int>? {
    switch operand {
    case .number(let number): number...number
    case .fact(let fact): facts.values(of: fact).number(at: node)
    }
  }
}
