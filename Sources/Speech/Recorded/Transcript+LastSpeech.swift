import AccessibilityTree

extension Transcript {
  /// The same with the screen reader's focus on the one stop of which it said these words last.
  ///
  /// A screen reader speaks when its focus moves. So where its last words are those of one stop, with the role, the focus is
  /// there. Words without a role may be an announcement of the app, and of equal stops nobody knows which it was.
  package func focused(bySaying said: String) -> Transcript {
    guard !snapshot.carries(.screenReaderFocused), !snapshot.namesFocus, let node = stop(saying: said) else {
      return self
    }
    return of(snapshot.focused(on: node))
  }

  /// The same with the node of which these words were said last, if they can be of one alone.
  ///
  /// A capture that says where the focus is says of which; else the words have to show it. Words that may be of several
  /// stops, of none that is here, or an announcement of the app, are of no node.
  package func naming(spokenLast said: String) -> Transcript {
    guard let vocabulary, !SaidWords.words(of: said).isEmpty, let node = node(saying: said, vocabulary) else {
      return self
    }
    return of(snapshot.spokenLast(of: node))
  }

  /// Whether the words may be the first of more: Xcode 27 returns no more than 64 characters.
  package static func isCut(_ said: String) -> Bool { RecordedUtterance.isCut(said) }

  private func node(saying said: String, _ vocabulary: ReaderVocabulary) -> Int? {
    let isAfterMove = snapshot.meta.isAfterMove
    func words(at node: Int) -> RecordedUtterance {
      RecordedUtterance(said, insteadOf: utterances[node], at: node, vocabulary)
    }
    if let focused = snapshot.focusedNode {
      return isAfterMove || words(at: focused).saysSomethingOfTheApp ? focused : nil
    }
    guard !snapshot.carries(.screenReaderFocused), !snapshot.namesFocus else { return nil }
    // A stop that may be one could be it as well.
    let named = (order + uncertainStops).filter { words(at: $0).saysItsName }
    let fitting = named.filter { words(at: $0).isOfThisNode(afterMove: isAfterMove) }
    guard let node = fitting.first, fitting.count == 1, stops.contains(node) else { return nil }
    return named.count == 1 || words(at: node).isExplained ? node : nil
  }

  private func stop(saying said: String) -> Int? {
    let words = SaidWords.words(of: said)
    guard !words.isEmpty else { return nil }
    let stops = order.filter { fits(words, utterances[$0], isCut: RecordedUtterance.isCut(said)) }
    guard let stop = stops.first, stops.count == 1 else { return nil }
    // A stop that may be one could be it as well.
    let others = uncertainStops.contains { fits(words, utterances[$0], isCut: RecordedUtterance.isCut(said)) }
    return others ? nil : stop
  }

  /// Whether all of these words, and nothing but a hint beside them, are those of an utterance with a role.
  private func fits(_ words: [String], _ utterance: Utterance, isCut: Bool) -> Bool {
    var spoken: [String] = []
    var roleEnd: Int?
    for fragment in utterance.fragments where fragment.kind != .hint {
      spoken += SaidWords.words(of: fragment.text)
      if fragment.kind == .role { roleEnd = spoken.count }
    }
    guard let roleEnd else { return false }
    if words == spoken { return true }
    let whole = utterance.fragments.flatMap { SaidWords.words(of: $0.text) }
    if words == whole { return true }
    // The last word may be cut too.
    return isCut && words.count > roleEnd && whole.starts(with: words.dropLast())
  }
}
