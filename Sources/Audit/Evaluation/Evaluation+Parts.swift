import AccessibilityTree
import Rules

/// What the writers of findings and other steps ask of an evaluation.
extension Evaluation {
  /// Where in a recording this is; nil for a snapshot by itself.
  var setting: StepSetting? {
    get { steps.setting }
    set {
      steps.setting = newValue
      takeForm()
    }
  }

  /// Another step, and which of its nodes is which of these; nil where there is no such step.
  func other(_ step: StepName) -> (evaluation: Evaluation, matching: NodeMatching)? { steps.other(step) }

  /// A text of one node, by number.
  func label(_ subject: TextSubject, at node: Int) -> LabelID { columns.label(subject, at: node) }

  /// A text of the nodes of the domain, by number. Nodes outside may not have been asked yet.
  func column(_ subject: TextSubject, within domain: NodeSet) -> [LabelID] { columns.column(subject, within: domain) }

  /// What a fact is for each node of its domain.
  func values(of fact: Fact.ID) -> FactValues { facts.values(of: fact) }

  /// What is seen on the screen at a node.
  func visibleText(of node: Int) -> Evidence<String> {
    VisibleText(transcript: transcript, missing: missing).text(of: node)
  }

  /// The first announcement that meets the words that an expression asks of one.
  func announcement(metBy id: Expression.ID, at node: Int) -> Event? {
    guard case .announced(let tests, _) = ruleBook.expressions[id] else {
      return ruleBook.expressions[id].operands.lazy.compactMap { self.announcement(metBy: $0, at: node) }.first
    }
    return announcements.first(meeting: tests, role: snapshot[node].role)
  }

  /// How long after what led to this screen an event came; nil where one of the two has no time.
  func latency(of event: Event) -> Latency? { steps.latency(of: event) }
}
