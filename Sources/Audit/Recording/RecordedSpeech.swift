import AccessibilityTree
import Speech

/// What the screen reader itself said in the steps of a recording, by `events`, a log or its last words, for the rules
/// about what is heard.
///
/// Words were said before the capture that holds them was taken. They count only for a node that exposes the same in the
/// last capture before that shows it, and if nothing but the focus moved since: then they were said of what the capture
/// shows.
struct RecordedSpeech {
  private let steps: [RecordedStep]
  /// How many captures on each side show which words the screen reader has.
  private static let reach = 16

  /// nil for a recording in which nobody wrote down what was said.
  init?(_ steps: [RecordedStep]) {
    guard steps.contains(where: { Self.isTold(in: $0) || $0.lastWords != nil }) else { return nil }
    self.steps = steps
  }

  private func readersWords(around place: Int) -> ReadersWords {
    let around = steps[max(0, place - Self.reach)...min(steps.count - 1, place + Self.reach)]
    return around.reduce(into: ReadersWords()) { known, step in
      let told = Self.said(in: step, step.snapshot.events.value ?? []) + [step.lastWords].compactMap(\.self)
      known.formUnion(step.transcript.readersWords(in: told))
    }
  }

  /// The step at this place with what was said at its nodes.
  ///
  /// - Parameters:
  ///   - earlier: the places that lead to it without a gap, the latest first.
  ///   - matching: its nodes and those of an earlier step.
  func heard(at place: Int, after earlier: some Sequence<Int>, _ matching: (Int) -> NodeMatching) -> RecordedStep {
    let step = steps[place]
    guard let events = step.snapshot.events.value, Self.isTold(in: step) else {
      return heardLast(at: place, after: Array(earlier), matching)
    }
    let last = events.lastIndex { $0.type != "focus" }.map { $0 + 1 } ?? 0
    var said: [Int: String] = [:]
    var doubted = Set<Int>()
    for (node, text) in Self.said(in: step, events[last...]) {
      if let other = said[node], other != text { doubted.insert(node) }
      said[node] = text
    }
    for node in doubted { said[node] = nil }
    // A picker may hide the node for a while.
    var heard: [Int: String] = [:]
    for place in earlier where !said.isEmpty {
      let same = matching(place)
      for (node, text) in said {
        guard let counterpart = same[node] else { continue }
        said[node] = nil
        let then = steps[place].transcript.utterances[counterpart.node]
        if !counterpart.isWeak, Self.areEqual(step.transcript.utterances[node], then) { heard[node] = text }
      }
    }
    return heard.isEmpty ? step : hearing(heard, at: place)
  }

  /// The step at this place with the last words of the screen reader at their node.
  ///
  /// They may be older than the capture before. So they count only if that has others, or if the test moved the screen
  /// reader since; and for later captures as long as nothing else is said.
  private func heardLast(at place: Int, after earlier: [Int], _ matching: (Int) -> NodeMatching) -> RecordedStep {
    guard let text = steps[place].meta.lastSpeech else { return steps[place] }
    var first = place
    var before = earlier[...]
    while !steps[first].meta.isAfterMove, let last = before.first, steps[last].meta.lastSpeech == text {
      first = last
      before.removeFirst()
    }
    let isNew = steps[first].meta.isAfterMove || before.first.map { steps[$0].meta.lastSpeech != nil } == true
    guard isNew, let said = steps[first].lastWords,
      let node = first == place ? said.node : Self.node(like: said.node, by: matching(first), of: steps[place])
    else { return steps[place] }
    for other in earlier {
      guard let counterpart = matching(other)[node] else { continue }
      let then = steps[other].transcript.utterances[counterpart.node]
      guard !counterpart.isWeak, Self.areEqual(steps[place].transcript.utterances[node], then) else { break }
      if other < first { return hearing([node: text], at: place) }
    }
    return steps[place]
  }

  private static func node(like other: Int, by matching: NodeMatching, of step: RecordedStep) -> Int? {
    (0..<step.snapshot.count).first { matching[$0]?.node == other }
  }

  private func hearing(_ said: [Int: String], at place: Int) -> RecordedStep {
    steps[place].hearing(steps[place].transcript.hearing(said, knowing: readersWords(around: place)))
  }

  private static func areEqual(_ one: Utterance, _ other: Utterance) -> Bool {
    one.fragments.map(\.kind) == other.fragments.map(\.kind) && one.fragments.map(\.text) == other.fragments.map(\.text)
  }

  private static func isTold(in step: RecordedStep) -> Bool {
    step.snapshot.events.value?.contains { isTelling($0) } ?? false
  }

  private static func isTelling(_ event: Event) -> Bool {
    event.type == "focus" && event.node != nil && event.text?.contains { $0.isLetter } == true
  }

  /// In the order in which it was said.
  private static func said(in step: RecordedStep, _ events: some Sequence<Event>) -> [(node: Int, text: String)] {
    events.compactMap { event in
      guard isTelling(event), let text = event.text, let node = event.node.flatMap(step.snapshot.node(named:)) else {
        return nil
      }
      return (node, text)
    }
  }
}
