import AccessibilityTree
import Rules
import Speech

/// The texts of nodes by number, computed for the nodes of which they are asked.
extension Evaluation {
  /// A text of one node, by number.
  func label(_ subject: TextSubject, at node: Int) -> LabelID {
    if let known = columns[subject], known.domain.contains(node) { return known.ids[node] }
    return column(subject, within: askedTexts[subject, default: AskedNodes()].domain(with: node, of: everyNode))[node]
  }

  /// A text of the nodes of the domain, by number; nodes outside may not have been asked yet.
  func column(_ subject: TextSubject, within domain: NodeSet) -> [LabelID] {
    let known = columns[subject]
    if let known, domain.isSubset(of: known.domain) { return known.ids }
    let missing = known.map { domain.subtracting($0.domain) } ?? domain
    // Taken out of the table, so that the column is filled in place.
    columns[subject] = nil
    var ids = known?.ids ?? [LabelID](repeating: .absent, count: count)
    fill(&ids, with: subject, missing)
    columns[subject] = (known.map { $0.domain.union(missing) } ?? missing, ids)
    return ids
  }

  private func fill(_ ids: inout [LabelID], with subject: TextSubject, _ domain: NodeSet) {
    guard subject.of == .node else {
      fill(&ids, withThatOf: subject, domain)
      return
    }
    switch subject.what {
    case .exported(let property): snapshot.fill(&ids, with: property, domain)
    case .name: for node in domain { ids[node] = nameID(of: node) }
    case .visible: for node in domain { ids[node] = texts.intern(visibleText(of: node)) }
    case .heard:
      for node in domain {
        let utterance = transcript.utterances[node]
        ids[node] = utterance.fragments.isEmpty ? .absent : texts.intern(utterance.description)
      }
    }
  }

  /// Most names are the label as it stands, which has its number already.
  private func nameID(of node: Int) -> LabelID {
    if let cutOff = transcript.cutOff, cutOff.names.contains(node),
      missing != nil || transcript.names[node].value == nil
    {
      return missing == nil ? .absent : .notExported
    }
    let name = transcript.names[node]
    let label = snapshot[node].textID(.label)
    if let name = name.value, snapshot.labels[label] == name { return label }
    return texts.intern(name)
  }

  private func fill(_ ids: inout [LabelID], withThatOf subject: TextSubject, _ domain: NodeSet) {
    if let step = subject.of.step {
      fill(&ids, withThatOf: subject.what, in: step, domain)
      return
    }
    var owners = NodeSet(count: count)
    for node in domain {
      if case .node(let owner) = owner(subject.of, of: node) { owners.insert(owner) }
    }
    let own = column(TextSubject(subject.what), within: owners)
    for node in domain {
      switch owner(subject.of, of: node) {
      case .node(let owner): ids[node] = own[owner]
      case .none: ids[node] = .absent
      case .unknown: ids[node] = .notExported
      }
    }
  }

  private func fill(_ ids: inout [LabelID], withThatOf text: TextSubject.Text, in step: StepName, _ domain: NodeSet) {
    guard let (other, matching) = other(step) else {
      for node in domain { ids[node] = .notExported }
      return
    }
    for node in domain {
      switch matching[node] {
      case nil: ids[node] = other.snapshot.cut.isEmpty ? .absent : .notExported
      case let counterpart? where counterpart.isWeak: ids[node] = .notExported
      case let counterpart?:
        let id = other.label(TextSubject(text), at: counterpart.node)
        ids[node] = id.isText ? texts.intern(other.texts.text(id)) : id
      }
    }
  }

  private enum Owner {
    case node(Int)
    case none
    case unknown
  }

  private func owner(_ owner: TextSubject.Owner, of node: Int) -> Owner {
    switch owner {
    case .node: .node(node)
    case .parent: snapshot[node].parent.map { .node($0.index) } ?? .none
    case .previousStop, .nextStop:
      switch neighbours.neighbour(owner == .previousStop ? .previous : .next, of: node) {
      case let stop? where stop >= 0: .node(stop)
      case nil: .unknown
      default: .none
      }
    case .step: .unknown
    }
  }
}
