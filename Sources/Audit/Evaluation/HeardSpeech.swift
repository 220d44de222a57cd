import AccessibilityTree
import Rules
import Speech

/// What is spoken at nodes, by the kinds of the pieces that an utterance is made of.
final class HeardSpeech {
  let transcript: Transcript
  /// nil for a tree that is whole.
  let missing: MissingNodes?
  /// Those that somebody asked for. Several rules ask about one utterance, and each is composed anew.
  private var known: [Utterance] = []
  /// By node, the place among those; -1 where nobody has asked. To let go of one place for an utterance at each node takes
  /// as long as ten rules.
  private var knownPlaces: [Int32] = []
  private var knownKinds: [SpokenKinds?] = []
  private var places: [Evidence<Position>?] = []

  init(_ transcript: Transcript, _ missing: MissingNodes?) { (self.transcript, self.missing) = (transcript, missing) }

  /// What is spoken with the focus on the node.
  func utterance(of node: Int) -> Utterance {
    if knownPlaces.isEmpty { knownPlaces = Array(repeating: -1, count: transcript.snapshot.count) }
    if knownPlaces[node] >= 0 { return known[Int(knownPlaces[node])] }
    let utterance = transcript.utterances[node]
    knownPlaces[node] = Int32(known.count)
    known.append(utterance)
    return utterance
  }

  /// The place that is heard at the node.
  func place(of node: Int) -> Evidence<Position> {
    if places.isEmpty { places = Array(repeating: nil, count: transcript.snapshot.count) }
    if let known = places[node] { return known }
    let place = transcript.heardPosition(of: node, in: utterance(of: node))
    places[node] = place
    return place
  }

  /// A piece of one of these kinds.
  func kinds(_ kinds: [Fragment.Kind], _ domain: NodeSet) -> TruthSet {
    // Taken out while it is filled: each access to a part of a class is watched, and takes as long as the question.
    var known = knownKinds.isEmpty ? Array(repeating: nil, count: transcript.snapshot.count) : knownKinds
    knownKinds = []
    defer { knownKinds = known }
    let utterances = transcript.utterances
    return TruthSet(domain) { node in
      let spoken = known[node] ?? utterances.kinds(at: node)
      known[node] = spoken
      if kinds.contains(where: spoken.contains) { return .yes }
      return kinds.contains(where: spoken.mayContain) ? .unknown : growing(.no, at: node)
    }
  }

  /// One of these states. It may go unheard because the export lacks the state itself, or what states are read from;
  /// not because it lacks another state.
  func states(_ states: [Property], _ domain: NodeSet) -> TruthSet {
    spoken(domain) { utterance in
      let isSpoken = utterance.fragments.contains { fragment in
        fragment.kind == .state && fragment.property.map(states.contains) == true
      }
      if isSpoken { return .yes }
      let isHidden = utterance.unknown.contains { unknown in
        unknown.kind == .state && (states.contains(unknown.lacks) || !unknown.lacks.isFlag)
      }
      return isHidden ? .unknown : .no
    }
  }

  /// A place, such as “2 of 3”.
  func position(_ domain: NodeSet) -> TruthSet {
    TruthSet(domain) { node in
      switch place(of: node) {
      case .exposed: .yes
      case .absent: growing(.no, at: node)
      case .notExported: .unknown
      }
    }
  }

  /// A number of the place, compared with one that is known to be in a range; nil for none.
  func number(
    _ part: Expression.PositionPart, _ comparison: Expression.Comparison, _ domain: NodeSet,
    _ operand: (Int) -> ClosedRange<Int>?
  ) -> TruthSet {
    TruthSet(domain) { node in
      switch place(of: node) {
      case .exposed(let position):
        Self.compare(part == .index ? position.index : position.count, comparison, operand(node))
      case .absent: growing(.no, at: node)
      case .notExported: .unknown
      }
    }
  }

  private static func compare(_ heard: Int, _ comparison: Expression.Comparison, _ range: ClosedRange<Int>?) -> Truth {
    guard let range else { return .no }
    func holds(_ number: Int) -> Bool {
      switch comparison {
      case .equals: heard == number
      case .atLeast: heard >= number
      case .atMost: heard <= number
      }
    }
    if range.lowerBound == range.upperBound { return Truth(holds(range.lowerBound)) }
    if comparison == .equals { return range.contains(heard) ? .unknown : .no }
    let (low, high) = (holds(range.lowerBound), holds(range.upperBound))
    return low == high ? Truth(low) : .unknown
  }

  /// Whether a piece that the app words may be missing: states and places are spoken in the screen reader's own words.
  func mayHoldMoreWords(_ node: Int) -> Bool {
    missing?.speech.utterances.contains(node) == true
      || utterance(of: node).unknown.contains { unknown in
        unknown.kind == .name || unknown.kind == .value || (unknown.kind != .hint && unknown.lacks.isText)
      }
  }

  /// Whether any piece but a hint may be missing.
  func isIncomplete(_ node: Int) -> Bool {
    missing?.speech.utterances.contains(node) == true
      || utterance(of: node).unknown.contains { $0.kind != .hint }
  }

  private func spoken(_ domain: NodeSet, _ truth: (Utterance) -> Truth) -> TruthSet {
    TruthSet(domain) { node in growing(truth(utterance(of: node)), at: node) }
  }

  /// Words of a node that is missing may be spoken too.
  private func growing(_ truth: Truth, at node: Int) -> Truth {
    truth == .no && missing?.speech.utterances.contains(node) == true ? .unknown : truth
  }
}
