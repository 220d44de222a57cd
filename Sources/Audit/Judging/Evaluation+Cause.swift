import AccessibilityTree
import Rules
import Speech

/// Finds what makes an expression unknown at a node by walking down to the first part that nobody can answer.
extension Evaluation {
  func cause(of id: Expression.ID, at node: Int) -> Cause? {
    guard truth(of: id, at: node) == .unknown else { return nil }
    if isCutOff(id, at: node) { return .truncated }
    switch ruleBook.expressions[id] {
    case .constant, .export: return nil
    case .role: return .lacks(.role)
    case .state(let property), .exposes(let property): return .lacks(property)
    case .stop, .passedOver: return .lacks(transcript.uncertainBecause ?? .element)
    case .trait: return .lacks(.traits)
    case .text(let subject, let test): return cause(of: subject, test, at: node)
    case .heardKind(let kinds): return silence(at: node) { kinds.contains($0.kind) }
    case .heardState(let states):
      return silence(at: node) { $0.kind == .state && (states.contains($0.lacks) || !$0.lacks.isFlag) }
    case .heardPosition: return positionCause(at: node)
    case .heardNumber(_, _, .fact(let fact)): return causeOfFact(fact, at: node) ?? positionCause(at: node)
    case .heardNumber: return positionCause(at: node)
    case .frame, .frameWithin, .frameFills, .scrolledOut: return .lacks(.bounds)
    case .liveRegion: return .lacks(.liveRegion)
    case .announced(let tests, _):
      if announcement(metBy: id, at: node) != nil { return .noTimes }
      let hasUnheard = snapshot.events.value?.contains { $0.type == "announcement" && $0.text == nil } ?? false
      return snapshot.events.isExported && !hasUnheard
        ? wordListCause(of: tests.flatMap(\.lookups), at: node)
          ?? partialListCause(of: tests.flatMap(\.lookups), at: node) : .lacks(.events)
    case .seenIn, .changed, .activated, .firstFocused, .focusNamed, .firstStop, .sameScreen, .growth, .outgrown,
      .holdsEach, .holdsSome, .holdsOnly, .focusVisited, .recordingBegins, .untouched, .speechRecorded,
      .anywhere, .step, .shows, .standsIn:
      return causeInSteps(of: id, at: node)
    case .platform: return .lacks(.platform)
    case .otherApp: return .lacks(.owner)
    case .childCount: return nil
    case .relatedStop(let direction, let relations): return causeOfRelation(direction, relations, at: node)
    case .elsewhere(let id): return first(snapshot.nodes(elsewhereThan: node), id)
    case .saidElsewhere: return .lacks(transcript.uncertainBecause ?? .label)
    case .collection: return .lacks(.collection)
    case .fact(let fact, _): return causeOfFact(fact, at: node)
    case .member(let id), .not(let id): return cause(of: id, at: node)
    case .all(let ids), .any(let ids): return ids.lazy.compactMap { self.cause(of: $0, at: node) }.first
    case .parent(let id): return snapshot[node].parent.flatMap { cause(of: id, at: $0.index) }
    case .ancestor(let id): return first(snapshot[node].ancestors, id)
    case .child(let id), .exactlyOneChild(let id): return first(snapshot[node].children, id)
    case .descendant(let id): return first((node + 1..<snapshot[node].subtreeEnd).lazy.map { self.snapshot[$0] }, id)
    case .sibling(let id):
      return snapshot[node].parent.flatMap { first($0.children.filter { $0.index != node }, id) }
    case .overlappingSibling(let id):
      return snapshot[node].parent.flatMap { first($0.children.filter { $0.index != node }, id) } ?? .lacks(.bounds)
    case .sameBox(let id):
      guard snapshot.carries(.bounds) else { return .lacks(.bounds) }
      var own = NodeSet(count: count)
      own.insert(node)
      return frames.twins(of: own).lazy.compactMap { self.cause(of: id, at: $0) }.first
    case .sameText(let text, let id):
      if case .exported(let property) = text, !snapshot.carries(property) { return .lacks(property) }
      return first(snapshot.nodes(elsewhereThan: node), id) ?? .lacks(transcript.uncertainBecause ?? .label)
    case .someStop(_, let id):
      return first(transcript.order.lazy.map { self.snapshot[$0] }, id)
        ?? .lacks(transcript.uncertainBecause ?? .element)
    case .neighbour(let direction, let id):
      switch order.neighbour(direction, of: node) {
      case .node(let stop): return cause(of: id, at: stop)
      case .none: return nil
      case .unknown: return .lacks(transcript.uncertainBecause ?? .element)
      }
    }
  }

  func first(_ nodes: some Sequence<Node>, _ id: Expression.ID) -> Cause? {
    nodes.lazy.compactMap { self.cause(of: id, at: $0.index) }.first
  }

  private func silence(at node: Int, _ isMeant: (Utterance.Unknown) -> Bool) -> Cause? {
    guard let unknown = heard.utterance(of: node).unknown.first(where: isMeant) else { return nil }
    let isUncounted = unknown.kind == .position && missing?.speech.positions.contains(node) == true
    if unknown.lacks == .language, let language = snapshot.meta.language { return .guessedLanguage(language) }
    return isUncounted ? .truncated : .lacks(unknown.lacks)
  }

  private func positionCause(at node: Int) -> Cause {
    silence(at: node) { $0.kind == .position } ?? silence(at: node) { $0.kind == .name } ?? .lacks(.position)
  }

  private func cause(of subject: TextSubject, _ test: TextTest, at node: Int) -> Cause? {
    for subject in [subject] + [test.other].compactMap(\.self) where label(subject, at: node) == .notExported {
      switch subject.what {
      case .exported(let property): return .lacks(property)
      // Where the export has a place for the node's own name, it is another view's that it cannot say.
      case .name where subject.of == .node || subject.of == .parent:
        if snapshot[node].textID(.label) == .notExported { return .lacks(.label) }
        let isWithoutText = snapshot.carries(.text) && snapshot[node].textID(.text) == .notExported
        if isWithoutText { return .lacks(.text) }
        return .lacks(snapshot[node].role == .button && !snapshot.carries(.tooltip) ? .tooltip : .labeledByText)
      case .name: return .lacks(transcript.uncertainBecause ?? .label)
      case .heard: return .lacks(.platform)
      case .visible: return .lacks(.text)
      case .amount: return .lacks(.range)
      }
    }
    let isSpoken = label(subject, at: node) == .notExported || subject.what == .heard
    return otherLanguageCause(of: test, subject, at: node) ?? wordListCause(of: test.lookups, at: node)
      ?? (isSpoken ? silence(at: node) { $0.kind != .hint } : nil) ?? partialListCause(of: test.lookups, at: node)
  }

  /// The text holds words of a language that the screen may or may not be in.
  private func otherLanguageCause(of test: TextTest, _ subject: TextSubject, at node: Int) -> Cause? {
    let id = label(subject, at: node)
    guard id.isText, let platform = snapshot.platform else { return nil }
    let tokens = WordScan(texts.text(id)).tokens[...]
    for reference in test.lookups {
      let asked = words.asked(reference, role: snapshot[node].role)
      guard let others = asked.others, TextPool.match(test, others, tokens) != nil else { continue }
      if let own = asked.own, TextPool.match(test, own, tokens) != nil { continue }
      let vocabulary = ruleBook.vocabularies[ruleBook.references[reference].vocabulary]
      let language = vocabulary.languages.first { language in
        let screen = ScreenLanguage(platform: platform, language: language)
        let list = WordLists(ruleBook, screen).asked(reference, role: snapshot[node].role).own
        return list.map { TextPool.match(test, $0, tokens) != nil } ?? false
      }
      if let language { return .otherLanguage(language, of: snapshot.meta.saidLanguage) }
    }
    return nil
  }

  /// The words that are listed were not found, and others may mean the same.
  private func partialListCause(of lookup: TextTest.Lookup, at node: Int) -> Cause? {
    let role = snapshot[node].role
    guard let partial = lookup.first(where: { words.asked($0, role: role).own?.isPartial == true }) else { return nil }
    let vocabulary = ruleBook.vocabularies[ruleBook.references[partial].vocabulary].name
    return snapshot.meta.language.map { .partialWordList(vocabulary: vocabulary, language: $0) } ?? .lacks(.language)
  }

  private func wordListCause(of lookup: TextTest.Lookup, at node: Int) -> Cause? {
    let role = snapshot[node].role
    guard let missing = lookup.first(where: { words.asked($0, role: role).own == nil }) else { return nil }
    guard snapshot.platform != nil else { return .lacks(.platform) }
    guard let language = snapshot.meta.language else { return .lacks(.language) }
    let vocabulary = ruleBook.vocabularies[ruleBook.references[missing].vocabulary]
    return .noWordList(vocabulary: vocabulary.name, language: language)
  }

  /// Why nobody can say how a neighbour is to a node: which stop it is, or where one of the two is.
  private func causeOfRelation(
    _ direction: Expression.Direction, _ relations: [Expression.Relation], at node: Int
  ) -> Cause {
    let isPlace = relations.contains { ![.sibling, .ancestor, .descendant].contains($0) }
    if case .unknown = order.neighbour(direction, of: node) {
      return .lacks(transcript.uncertainBecause ?? .element)
    }
    return .lacks(isPlace ? .bounds : transcript.uncertainBecause ?? .element)
  }

  /// A count is unknown where a node that may count is; the first such node knows why.
  private func causeOfFact(_ fact: Fact.ID, at node: Int) -> Cause? {
    guard case .count(let set, let meets?, let scope) = ruleBook.facts[fact].kind, scope != .screen else { return nil }
    var whole = node
    if case .fact(let fact) = scope { whole = values(of: fact).node(at: node) ?? node }
    let members = certain(set)
    return first(
      (whole + 1..<snapshot[whole].subtreeEnd).lazy.filter(members.contains).map { self.snapshot[$0] }, meets)
  }
}
