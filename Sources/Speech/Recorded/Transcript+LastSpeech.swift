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
