import AccessibilityTree
import Rules
import Speech

/// What text tests say of nodes.
struct NodeTexts {
  let columns: TextColumns
  let tester: TextTester
  let heard: HeardSpeech

  func truths(_ subject: TextSubject, _ test: TextTest, _ domain: NodeSet) -> TruthSet {
    if case .present = test, let present = columns.present(subject, domain) {
      return settled(subject, test, domain, present)
    }
    let column = columns.column(subject, within: domain)
    if let other = test.other { return compare(column, test, other, subject, domain) }
    return settled(subject, test, domain, tester.truths(test, of: column, subject, domain))
  }

  private func compare(
    _ column: [LabelID], _ test: TextTest, _ other: TextSubject, _ subject: TextSubject, _ domain: NodeSet
  ) -> TruthSet {
    let others = columns.column(other, within: domain)
    let isWithHeard = other == TextSubject(.heard)
    let truths = tester.comparisons(test, column, others, domain) { node in
      isWithHeard && heard.mayHoldMoreWords(node) ? .unknown : .no
    }
    return settled(subject, test, domain, truths)
  }

  private func settled(
    _ subject: TextSubject, _ test: TextTest, _ domain: NodeSet, _ truths: TruthSet
  ) -> TruthSet {
    if subject == TextSubject(.heard) { return withoutIncomplete(test, domain, truths) }
    return subject == TextSubject(.name) ? withPartialNames(test, domain, truths) : truths
  }

  /// An utterance of which a piece may be missing settles only what more words cannot change.
  private func withoutIncomplete(_ test: TextTest, _ domain: NodeSet, _ truths: TruthSet) -> TruthSet {
    let settled = test.growsTo.map { Truth($0) }
    return TruthSet(domain) { node in
      let truth = truths[node]
      return truth == settled || !heard.isIncomplete(node) ? truth : .unknown
    }
  }

  /// A name of which a part may be missing settles what more words cannot change.
  private func withPartialNames(_ test: TextTest, _ domain: NodeSet, _ truths: TruthSet) -> TruthSet {
    guard let missing = heard.missing, test.other == nil, let settled = test.growsTo.map({ Truth($0) }) else {
      return truths
    }
    let (names, snapshot) = (heard.transcript.names, heard.transcript.snapshot)
    return TruthSet(domain) { node in
      guard missing.speech.names.contains(node), let name = names[node].value,
        tester.ask(test, of: tester.intern(name), role: snapshot[node].role) == settled
      else { return truths[node] }
      return settled
    }
  }
}
