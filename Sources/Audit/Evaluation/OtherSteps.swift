import AccessibilityTree
import Rules
import Speech

/// What other steps of the recording say of the same nodes.
struct OtherSteps {
  private let evaluation: Evaluation

  init(of evaluation: Evaluation) { self.evaluation = evaluation }

  private var snapshot: Snapshot { evaluation.snapshot }
  private var count: Int { evaluation.count }

  /// The same node in another step: *no* where it is not there, unknown where nobody can say which it is.
  func inStep(_ step: StepName, _ id: Expression.ID, _ domain: NodeSet) -> TruthSet {
    guard let (other, matching) = evaluation.steps.other(step) else { return TruthSet(count: count) }
    var asked = NodeSet(count: other.count)
    for node in domain { if let counterpart = matching[node] { asked.insert(counterpart.node) } }
    let truth = other.truth(of: id, within: asked)
    guard domain.contains(where: { matching[$0]?.isWeak == true }), !mayBeUnmatched(id, in: other, step) else {
      return counterparts(in: other, matching, domain) { truth[$0.node] }
    }
    // Whichever of the nodes there that are nobody else's it is, or none: none of them meets it.
    return counterparts(in: other, matching, domain, weak: .no) { truth[$0.node] }
  }

  /// Whether a node of the other step that is not certain to be one of these meets the predicate.
  private func mayBeUnmatched(_ id: Expression.ID, in other: Evaluation, _ step: StepName) -> Bool {
    guard let back = evaluation.steps.matchingBack(from: step) else { return true }
    var open = NodeSet(count: other.count)
    for node in 0..<other.count where back[node]?.isWeak != false { open.insert(node) }
    return !other.possible(id, within: open).isEmpty
  }

  func seen(in step: StepName, _ domain: NodeSet) -> TruthSet {
    guard let (other, matching) = evaluation.steps.other(step) else { return TruthSet(.unknown, count: count) }
    return counterparts(in: other, matching, domain) { _ in .yes }
  }

  /// What a counterpart that is certain answers.
  private func counterparts(
    in other: Evaluation, _ matching: NodeMatching, _ domain: NodeSet, weak: Truth = .unknown,
    _ answer: (NodeMatching.Counterpart) -> Truth
  ) -> TruthSet {
    let unmatched: Truth = other.snapshot.cut.isEmpty ? .no : .unknown
    var result = TruthSet(count: count)
    for node in domain {
      let truth = matching[node].map { $0.isWeak ? weak : answer($0) } ?? unmatched
      result.set(node, truth)
    }
    return result
  }

  /// New, or with other words or states than in the step before.
  func changed(_ domain: NodeSet) -> TruthSet {
    guard let (other, matching) = evaluation.steps.other(.previously) else { return TruthSet(.unknown, count: count) }
    let unmatched: Truth = other.snapshot.cut.isEmpty ? .yes : .unknown
    var result = TruthSet(count: count)
    for node in domain {
      guard let counterpart = matching[node] else {
        result.set(node, unmatched)
        continue
      }
      let names = (evaluation.transcript.names[node].value, other.transcript.names[counterpart.node].value)
      let isOther =
        Self.differ(snapshot[node], other.snapshot[counterpart.node])
        || names.0 != nil && names.1 != nil && names.0 != names.1
      result.set(node, isOther ? .yes : counterpart.isWeak ? .unknown : .no)
    }
    return result
  }

  private static func differ(_ node: Node, _ other: Node) -> Bool {
    guard node.role == other.role else { return true }
    let texts: [Property] = [.label, .text, .value, .stateDescription, .error]
    let flags: [Property] = [.selected, .checked, .mixed, .expanded, .enabled, .visible]
    return texts.contains { node.text($0).value != other.text($0).value }
      || flags.contains { property in
        node.flag(property).isExported && other.flag(property).isExported && node.isOn(property) != other.isOn(property)
      }
  }

  /// The node on which the action was done that led to the next step; *no* where nobody says what was done.
  func activated(_ actions: [UserAction]) -> TruthSet {
    var result = TruthSet(count: count)
    guard let cause = evaluation.steps.nextCause, actions.contains(cause.action),
      let index = cause.target(in: snapshot)
    else { return result }
    result.set(index, .yes)
    return result
  }

  /// The node that got the screen reader's focus first, as the events tell; without events, the one that has it.
  func firstFocused() -> TruthSet {
    guard let name = snapshot.firstFocusEvent?.node else {
      return evaluation.properties.state(.screenReaderFocused)
    }
    guard let node = snapshot.node(named: name) else { return TruthSet(.unknown, count: count) }
    var result = TruthSet(count: count)
    result.set(node, .yes)
    return result
  }

  /// The nodes that got the screen reader's focus after what was done last; unknown where nobody recorded events.
  func focusVisited(within limit: Double? = nil) -> TruthSet {
    guard snapshot.events.isExported else { return TruthSet(.unknown, count: count) }
    let visited = snapshot.focusEvents.map { event in
      (node: event.node.flatMap(snapshot.node(named:)), inTime: isSoon(event, limit))
    }
    // An event may name a node by what this export does not include.
    var result = visited.contains { $0.node == nil } ? TruthSet(.unknown, count: count) : TruthSet(count: count)
    for (node, inTime) in visited { if let node { result.set(node, result[node] == .yes ? .yes : inTime) } }
    return result
  }

  private func isSoon(_ event: Event, _ limit: Double?) -> Truth {
    guard let limit else { return .yes }
    return evaluation.steps.latency(of: event)?.isWithin(limit) ?? .unknown
  }

  func anywhere(_ id: Expression.ID) -> TruthSet {
    // Missing nodes have no other step either.
    if case .step(let step, _) = evaluation.ruleBook.expressions[id], evaluation.steps.other(step) == nil {
      return TruthSet(count: count)
    }
    let truth = evaluation.truth(of: id)
    if !truth.holds.isEmpty { return TruthSet(.yes, count: count) }
    return TruthSet(truth.hasUnknown || evaluation.missing != nil ? .unknown : .no, count: count)
  }

  /// One screen by its name, and by having most of its nodes; where the names agree and the nodes do not, nobody can
  /// say.
  /// How many nodes two captures have in common that are of one screen whatever their names are.
  static let shareOfOneScreen = 0.95
  static let nodesOfOneScreen = 10

  func sameScreen(as step: StepName) -> TruthSet {
    guard let (other, matching) = evaluation.steps.other(step) else { return TruthSet(.unknown, count: count) }
    let share = Double(matching.certainCount) / Double(max(1, max(count, other.count)))
    if let own = snapshot.meta.screen, let others = other.snapshot.meta.screen, own != others {
      // Some tests name the step and not the screen. A few nodes may be alike on two.
      let isOne = share >= Self.shareOfOneScreen && matching.certainCount >= Self.nodesOfOneScreen
      return TruthSet(Truth(isOne), count: count)
    }
    return TruthSet(share >= 0.5 ? .yes : share <= 0.2 ? .no : .unknown, count: count)
  }

  func growth(_ side: Expression.Side, since step: StepName, _ test: NumberTest, _ domain: NodeSet) -> TruthSet {
    guard let (other, matching) = evaluation.steps.other(step) else { return TruthSet(.unknown, count: count) }
    guard snapshot.carries(.bounds), other.snapshot.carries(.bounds) else { return TruthSet(.unknown, count: count) }
    var result = TruthSet(count: count)
    for node in domain {
      guard let counterpart = matching[node] else { continue }
      guard !counterpart.isWeak, let now = snapshot[node].bounds.value,
        let then = other.snapshot[counterpart.node].bounds.value
      else {
        result.set(node, .unknown)
        continue
      }
      let ratio = side == .width ? now.width / then.width : now.height / then.height
      result.set(node, Truth(test.holds(for: Double(ratio))))
    }
    return result
  }

  /// How much of the texts of a set a text must include.
  enum Amount {
    case every, some
    /// All of them, and not a word more.
    case only
  }

  /// A sibling of the same role had at most as much room in that step and no longer name, and has become higher since,
  /// while this node kept its size.
  func outgrown(since step: StepName, _ domain: NodeSet) -> TruthSet {
    guard let (other, matching) = evaluation.steps.other(step) else { return TruthSet(.unknown, count: count) }
    guard snapshot.carries(.bounds), other.snapshot.carries(.bounds) else { return TruthSet(.unknown, count: count) }
    func sizes(_ node: Int) -> (then: Rect, now: Rect, length: Int)? {
      guard let counterpart = matching[node], !counterpart.isWeak, let now = snapshot[node].bounds.value,
        let then = other.snapshot[counterpart.node].bounds.value,
        let name = evaluation.transcript.names[node].value
      else { return nil }
      return (then, now, name.count)
    }
    var result = TruthSet(count: count)
    for node in domain {
      guard let parent = snapshot[node].parent else { continue }
      guard let own = sizes(node) else {
        result.set(node, .unknown)
        continue
      }
      if own.now.height > own.then.height * 1.01 || own.now.width > own.then.width * 1.01 { continue }
      let isOutgrown = parent.children.contains { sibling in
        guard sibling.index != node, sibling.role == snapshot[node].role, let its = sizes(sibling.index) else {
          return false
        }
        return abs(its.then.height - own.then.height) <= 1 && its.then.width >= own.then.width - 1
          && its.length <= own.length && its.now.width <= its.then.width * 1.1
          && its.now.height >= its.then.height * 1.05
      }
      result.set(node, Truth(isOutgrown))
    }
    return result
  }

  /// Every text of that kind that nodes of the set have in the other step stands in this text, word for word; or some.
  func holds(
    _ subject: TextSubject, _ each: TextSubject.Text, of set: Expression.ID, in step: StepName, _ domain: NodeSet,
    _ amount: Amount = .every
  ) -> TruthSet {
    guard let (other, _) = evaluation.steps.other(step) else { return TruthSet(.unknown, count: count) }
    let members = other.certain(set)
    let column = other.column(TextSubject(each), within: members)
    let wanted = members.map { column[$0].isText ? other.texts.text(column[$0]) : nil }
    if amount == .some, wanted.isEmpty { return TruthSet(count: count) }
    guard !wanted.isEmpty, !wanted.contains(nil) else { return TruthSet(.unknown, count: count) }
    let parts = wanted.compactMap(\.self).map { WordScan($0).tokens.filter { $0 != WordScan.pieceBreak } }
    let own = evaluation.column(subject, within: domain)
    var result = TruthSet(count: count)
    for node in domain {
      guard own[node].isText else {
        result.set(node, own[node] == .absent ? .no : .unknown)
        continue
      }
      let words = WordScan(evaluation.texts.text(own[node])).tokens
      let isHeld = { (part: [UInt64]) in !part.isEmpty && part.allSatisfy(words.contains) }
      let isMet =
        switch amount {
        case .every: parts.allSatisfy(isHeld)
        case .some: parts.contains(where: isHeld)
        case .only:
          parts.allSatisfy(isHeld)
            && words.allSatisfy { word in word == WordScan.pieceBreak || parts.contains { $0.contains(word) } }
        }
      result.set(node, Truth(isMet))
    }
    return result
  }

  /// Some node of that step meets it.
  func shows(_ step: StepName, _ id: Expression.ID) -> TruthSet {
    guard let (other, _) = evaluation.steps.other(step) else { return TruthSet(.unknown, count: count) }
    let truth = other.truth(of: id)
    if !truth.holds.isEmpty { return TruthSet(.yes, count: count) }
    return TruthSet(truth.hasUnknown || other.missing != nil ? .unknown : .no, count: count)
  }

  /// Some text of some node of that step holds this text, word for word and in order.
  func stands(_ subject: TextSubject, in step: StepName, _ domain: NodeSet) -> TruthSet {
    guard let (other, _) = evaluation.steps.other(step) else { return TruthSet(.unknown, count: count) }
    let properties = [Property.label, .text, .value, .stateDescription]
    let columns =
      [other.column(TextSubject(.name), within: other.everyNode)]
      + properties.map { other.column(TextSubject(.exported($0)), within: other.everyNode) }
    let isWhole = other.snapshot.cut.isEmpty && (other.snapshot.carries(.label) || other.snapshot.carries(.text))
    let known = Set(columns.joined().lazy.filter(\.isText)).map { WordScan(other.texts.text($0)).tokens }
    let whole = Set(known)
    let own = evaluation.column(subject, within: domain)
    var answers: [LabelID: Truth] = [:]
    var result = TruthSet(count: count)
    for node in domain where own[node] != .absent {
      guard own[node].isText else {
        result.set(node, .unknown)
        continue
      }
      let answer =
        answers[own[node]]
        ?? {
          let words = WordScan(evaluation.texts.text(own[node])).tokens
          let stands = whole.contains(words) || known.contains { Self.holds($0, words) }
          return stands ? .yes : isWhole ? .no : .unknown
        }()
      answers[own[node]] = answer
      result.set(node, answer)
    }
    return result
  }

  /// One after another, pieces aside.
  private static func holds(_ text: [UInt64], _ part: [UInt64]) -> Bool {
    let (text, part) = (text.filter { $0 != WordScan.pieceBreak }, part.filter { $0 != WordScan.pieceBreak })
    guard part.count <= text.count else { return false }
    return (0...text.count - part.count).contains { text[$0..<$0 + part.count].elementsEqual(part) }
  }
}
