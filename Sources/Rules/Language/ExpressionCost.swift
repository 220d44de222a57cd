/// The approximate cost of asking an expression about one node, relative to reading a bit.
///
/// Shared operands are asked only once, in an unknown place, so the cost only serves to order operands.
enum ExpressionCost {
  /// The highest cost, because sums of sums would overflow an integer.
  private static let most = 1 << 20

  /// - Parameter costs: the costs of all expressions with smaller numbers, including its operands.
  static func cost(of expression: Expression, operands costs: [Int]) -> Int {
    switch expression {
    case .constant, .platform, .export, .recordingBegins, .untouched, .speechRecorded, .focusNamed, .sameScreen: 0
    case .role, .state, .stop, .passedOver, .trait, .firstStop, .firstFocused, .activated: 1
    case .frame, .childCount, .exposes, .liveRegion, .collection, .relatedStop: 4
    case .frameWithin, .frameFills, .scrolledOut, .otherApp: 8
    case .text(let subject, let test): cost(of: subject, test)
    case .fact: 30
    case .heardKind: 60
    // The utterance is composed for it, and words are looked through for a place.
    case .heardState: 150
    case .heardPosition, .heardNumber: 600
    case .saidElsewhere, .announced, .seenIn, .changed, .focusVisited, .growth, .outgrown, .standsIn: 200
    // Assume that each operand is asked about half of the nodes of the one before it.
    case .all(let ids): ids.reversed().reduce(0) { $0 / 2 + costs[$1] }
    case .any(let ids): ids.reduce(0) { min($0 + costs[$1], most) }
    case .member(let id), .not(let id): costs[id]
    case .parent(let id), .ancestor(let id), .child(let id), .descendant(let id), .sibling(let id),
      .exactlyOneChild(let id), .elsewhere(let id), .neighbour(_, let id), .someStop(_, let id):
      min(costs[id] + 3, most)
    case .overlappingSibling(let id), .sameBox(let id): min(costs[id] + 50, most)
    case .sameText(_, let id), .anywhere(let id), .shows(_, let id), .step(_, let id),
      .holdsEach(_, _, of: let id, in: _),
      .holdsSome(_, _, of: let id, in: _), .holdsOnly(_, _, of: let id, in: _):
      min(costs[id] + 200, most)
    }
  }

  private static func cost(of subject: TextSubject, _ test: TextTest) -> Int {
    let text =
      switch subject.what {
      case .exported: 2
      case .amount: 20
      case .name: 4
      case .heard: 400
      case .visible: 900
      }
    let step = subject.of.step ?? test.other?.of.step
    let other = test.other.map { cost(of: $0, .present) } ?? 0
    return text + other + (test == .present ? 0 : 10) + (step == nil ? 0 : 200)
  }
}
