import AccessibilityTree
@testable import Audit
import Rules
import Speech

/// The rule language node by node, as a reader of docs/rule-language.md would work it out by hand: no sets, no sweeps.
///
/// It knows every word: a new one does not compile before it is in `workedOut`. What it has worked out it remembers, or
/// nested predicates would take all day.
final class NaiveOracle {
  let book: RuleBook
  let transcript: Transcript
  /// Takes the tree as it is for all there is, cut or not.
  let isWhole: Bool
  /// Where in a recording the tree is; nil for a tree by itself.
  let place: NaivePlace?
  lazy var lists = WordLists(book, ScreenLanguage(snapshot.meta))
  private lazy var known: [Truth?] = Array(repeating: nil, count: book.expressions.count * snapshot.count)
  private lazy var asIfWhole = NaiveOracle(book, transcript, place: place, isWhole: true)
  /// By place in the recording.
  var others: [Int: (oracle: NaiveOracle, matching: NodeMatching)] = [:]
  var snapshot: Snapshot { transcript.snapshot }
  /// What missing nodes could change of what is spoken; nil where none are missing.
  var cutOff: CutOff? { isWhole || snapshot.cut.isEmpty ? nil : transcript.cutOff ?? CutOff(count: snapshot.count) }

  init(_ book: RuleBook, _ transcript: Transcript, place: NaivePlace? = nil, isWhole: Bool = false) {
    (self.book, self.transcript, self.place, self.isWhole) = (book, transcript, place, isWhole)
  }

  func truth(of id: Expression.ID, at index: Int) -> Truth {
    let place = id * snapshot.count + index
    if let truth = known[place] { return truth }
    let truth = workedOut(book.expressions[id], at: index)
    known[place] = truth
    return truth
  }

  private func workedOut(_ expression: Expression, at index: Int) -> Truth {
    let node = snapshot[index]
    switch expression {
    case .constant(let holds): return Truth(holds)
    case .platform(let platforms): return snapshot.platform.map { Truth(platforms.contains($0)) } ?? .unknown
    case .role(let roles): return node.role == .notExported ? .unknown : Truth(roles.contains(node.role))
    case .state(let property): return node.truth(property)
    case .trait(let traits): return snapshot.carries(.traits) ? Truth(!node.traits.isDisjoint(with: traits)) : .unknown
    case .exposes(let property): return isExposed(property, node)
    case .liveRegion: return announcesItself(node)
    case .collection(let test): return collection(test, node)
    case .otherApp: return snapshot.nodesOfOtherApps.map { Truth($0.contains(index)) } ?? .unknown
    case .export(let fact): return Truth(snapshot.facts.contains(fact))
    case .childCount(let test):
      let count = Array(node.children).count
      // One more than a bound asks for is as good as any number of missing children.
      let possible = isCut(index) ? count...count + 99 : count...count
      let answers = Set(possible.map { test.holds(for: Double($0)) })
      return answers.count == 1 ? Truth(answers.contains(true)) : .unknown
    case .fact(let fact, let test): return meets(test, fact, index)

    case .frame(let side, let test): return frame(side, test, node)
    case .frameWithin(let surrounding): return isWithin(surrounding, node)
    case .frameFills(let surrounding): return fills(surrounding, node)
    case .scrolledOut(let extent): return isScrolledOut(extent, node)
    case .overlappingSibling(let id): return overlaps(id, node)
    case .sameBox(let id): return sharesBox(id, node)
    case .sameText(let text, let id): return hasNamesake(text, id, node)

    case .text(let subject, let test): return text(subject, test, index)
    case .saidElsewhere: return isSaidElsewhere(index)
    case .stop: return isStop(index)
    case .passedOver: return isPassedOver(index)
    case .firstStop: return isFirstStop(index)
    case .relatedStop(let direction, let relations):
      return byNeighbour(direction, index) { related(relations, $0, node) }
    case .neighbour(let direction, let id): return byNeighbour(direction, index) { truth(of: id, at: $0.index) }
    case .someStop(let direction, let id): return someStop(direction, id, index)
    case .heardKind(let kinds): return hears(kinds, index)
    case .heardState(let states): return hearsState(states, index)
    case .heardPosition: return hearsPosition(index)
    case .heardNumber(let part, let comparison, let operand): return hearsNumber(part, comparison, operand, index)
    case .announced(let tests, let timing): return isAnnounced(tests, timing, node)

    case .seenIn(let step): return isSeen(in: step, index)
    case .changed: return hasChanged(index)
    case .activated(let actions): return isActivated(actions, index)
    case .firstFocused: return isFocusedFirst(index)
    case .focusNamed: return Truth(snapshot.namesFocus)
    case .focusVisited(let limit): return isVisited(within: limit, index)
    case .speechRecorded: return Truth(snapshot.facts.contains(.recordsSpeech))
    case .untouched: return Truth(isUntouched)
    case .recordingBegins: return Truth(beginsRecording)
    case .sameScreen(let step): return isSameScreen(as: step)
    case .outgrown(let step): return isOutgrown(step, index)
    case .growth(let side, let step, let test): return growth(side, step, test, index)
    case .holdsEach(let subject, let each, of: let set, in: let step):
      return holds(subject, each, set, step, index, .every)
    case .holdsSome(let subject, let each, of: let set, in: let step):
      return holds(subject, each, set, step, index, .some)
    case .holdsOnly(let subject, let each, of: let set, in: let step):
      return holds(subject, each, set, step, index, .only)
    case .standsIn(let subject, let step): return stands(subject, in: step, index)
    case .step(let step, let id): return inStep(step, id, index)
    case .shows(let step, let id): return shows(step, id)

    case .member(let id): return isMember(id, index)
    case .not(let id): return truth(of: id, at: index).negated
    case .all(let ids): return ids.reduce(.yes) { $0.and(truth(of: $1, at: index)) }
    case .any(let ids): return ids.reduce(.no) { $0.or(truth(of: $1, at: index)) }
    case .parent(let id): return node.parent.map { truth(of: id, at: $0.index) } ?? .no
    case .ancestor(let id): return any(node.ancestors, id)
    case .child(let id): return any(node.children, id).or(isCut(index) ? .unknown : .no)
    case .descendant(let id): return any(nodes(below: index), id).or(isCutBelow(index) ? .unknown : .no)
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
      return any(others, id).or(isCutAnywhere ? .unknown : .no)
    case .anywhere(let id): return anywhere(id)
    }
  }

  func isCut(_ index: Int) -> Bool { !isWhole && snapshot.cut.contains(index) }
  func isCutBelow(_ index: Int) -> Bool { (index..<snapshot[index].subtreeEnd).contains(where: isCut) }
  var isCutAnywhere: Bool { !isWhole && !snapshot.cut.isEmpty }

  func nodes(below index: Int) -> [Node] {
    snapshot.nodes.filter { node in node.ancestors.contains { $0.index == index } }
  }

  func any(_ nodes: some Sequence<Node>, _ id: Expression.ID) -> Truth {
    nodes.reduce(.no) { $0.or(truth(of: id, at: $1.index)) }
  }

  /// Who is not certain to be in a named set is not in it, unless missing nodes alone leave it open.
  func isMember(_ id: Expression.ID, _ index: Int) -> Truth {
    let truth = truth(of: id, at: index)
    guard truth == .unknown, !isWhole else { return Truth(truth == .yes) }
    return asIfWhole.truth(of: id, at: index) == .unknown ? .no : .unknown
  }

  private func anywhere(_ id: Expression.ID) -> Truth {
    // Missing nodes have no other step either.
    if case .step(let step, _) = book.expressions[id], other(step) == nil { return .no }
    return any(snapshot.nodes, id).or(isCutAnywhere ? .unknown : .no)
  }

  private func isExposed(_ property: Property, _ node: Node) -> Truth {
    switch property {
    case .position: Truth(isExposed: node.position)
    case .range: Truth(isExposed: node.range)
    case .collection: Truth(isExposed: node.collection)
    case .actions: Truth(isExposed: node.actions)
    default: .unknown
    }
  }

  /// iOS has no live regions.
  private func announcesItself(_ node: Node) -> Truth {
    if snapshot.platform == .ios { return .no }
    switch node.liveRegion {
    case .exposed(let region): return Truth(region != .none)
    case .absent: return .no
    case .notExported: return .unknown
    }
  }

  private func collection(_ test: CollectionTest, _ node: Node) -> Truth {
    guard let collection = node.collection.value else { return node.collection == .absent ? .no : .unknown }
    switch test {
    case .selection(let modes): return collection.selection.map { Truth(modes.contains($0)) } ?? .unknown
    case .rows(let test): return collection.rows.map { Truth(test.holds(for: Double($0))) } ?? .unknown
    case .columns(let test): return collection.columns.map { Truth(test.holds(for: Double($0))) } ?? .unknown
    }
  }
}

extension Truth {
  fileprivate init<Value>(isExposed evidence: Evidence<Value>) {
    switch evidence {
    case .exposed: self = .yes
    case .absent: self = .no
    case .notExported: self = .unknown
    }
  }
}
