import AccessibilityTree
import AuditTesting
import Rules
import Speech

/// A random tree with random gaps in its evidence, and a random transcript of it.
struct RandomScreen {
  let transcript: Transcript

  init(_ random: inout SeededGenerator) {
    var builder = SnapshotBuilder(format: "random")
    builder.meta.platform = [.ios, .android, nil].randomElement(using: &random) ?? nil
    builder.carried = [.role, .label, .value, .enabled, .selected, .hidden]
    let isWhole = Bool.random(using: &random)
    var depth = 0
    for _ in 0..<Int.random(in: 1...90, using: &random) {
      while depth > 0, Int.random(in: 0..<3, using: &random) == 0 {
        builder.closeNode()
        depth -= 1
      }
      let node = builder.openNode()
      depth += 1
      if !isWhole, Int.random(in: 0..<12, using: &random) == 0 { builder.cutBelow(node) }
      builder[node].role = [.button, .text, .group, .notExported].randomElement(using: &random) ?? .group
      for state in [Property.enabled, .selected, .hidden] where Int.random(in: 0..<3, using: &random) > 0 {
        builder.state(state, Bool.random(using: &random), of: node)
      }
      for text in [Property.label, .value] {
        let words = ["Day", "day.", "Week", "", nil].randomElement(using: &random) ?? nil
        if let words { builder.state(text, builder.intern(words), of: node) }
      }
    }
    // Per node, so that a text or a state that was not stated stays unknown.
    let snapshot = builder.finish(perNode: [.label, .value, .enabled, .selected, .hidden])
    var stops = NodeSet(count: snapshot.count)
    var uncertain = stops
    for node in 0..<snapshot.count {
      switch Int.random(in: 0..<8, using: &random) {
      case 0..<4: stops.insert(node)
      case 4: uncertain.insert(node)
      default: break
      }
    }
    transcript = Transcript(
      snapshot: snapshot, screenReader: VoiceOver(), stops: stops, uncertainStops: uncertain,
      uncertainBecause: .element,
      order: stops.shuffled(using: &random), utterances: snapshot.nodes.map { _ in Utterance(fragments: []) },
      names: snapshot.nodes.map { $0.text(.label) }, cutOff: Self.cutOff(of: snapshot, &random))
  }

  private static func cutOff(of snapshot: Snapshot, _ random: inout SeededGenerator) -> CutOff? {
    guard !snapshot.cut.isEmpty else { return nil }
    var cutOff = CutOff(count: snapshot.count)
    for node in 0..<snapshot.count where Int.random(in: 0..<10, using: &random) == 0 {
      cutOff.stops.insert(node)
      cutOff.gaps.insert(node)
    }
    return cutOff
  }

  /// Random expressions, later ones made of earlier ones.
  static func expressions(_ random: inout SeededGenerator) -> [Expression] {
    var expressions: [Expression] = [
      .constant(true), .constant(false), .platform([.ios]), .platform([.android]), .role([.button]),
      .role([.group, .text]), .state(.enabled), .state(.selected),
      .state(.hidden), .stop, .text(TextSubject(.exported(.label)), .present),
      .text(TextSubject(.exported(.label)), .equals([Folding.fold("day")])),
      .text(TextSubject(.exported(.label)), .sameAs(TextSubject(.exported(.value)))),
      .childCount(NumberTest(atLeast: 2)), .childCount(NumberTest(atLeast: 1, atMost: 3)),
    ]
    for _ in 0..<40 {
      let one = Int.random(in: 0..<expressions.count, using: &random)
      let some = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        Int.random(in: 0..<expressions.count, using: &random)
      }
      let choices: [Expression] = [
        .member(one), .not(one), .all(some), .any(some), .parent(one), .ancestor(one), .child(one), .descendant(one),
        .sibling(one), .elsewhere(one), .sameText(.name, one),
        .exactlyOneChild(one), .neighbour(.previous, one), .neighbour(.next, one),
        .relatedStop(.next, [.sibling, .descendant]), .relatedStop(.previous, [.ancestor]),
      ]
      expressions.append(choices.randomElement(using: &random) ?? .constant(true))
    }
    return expressions
  }
}
