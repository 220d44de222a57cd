import AccessibilityTree
import Rules
import Speech

/// The texts of nodes by number, worked out for the nodes whose texts are asked about.
final class TextColumns {
  private let heard: HeardSpeech
  private let tester: TextTester
  private let order: StopOrder
  private let steps: StepLookup
  private let everyNode: NodeSet
  private var known = SubjectTable<Column>()
  private var asked: [TextSubject: AskedNodes] = [:]

  /// Nodes outside the domain have not been asked yet.
  private struct Column {
    var domain: NodeSet
    var ids: [LabelID]
  }

  private var transcript: Transcript { heard.transcript }
  private var missing: MissingNodes? { heard.missing }
  private var snapshot: Snapshot { transcript.snapshot }
  private var count: Int { everyNode.count }

  init(_ heard: HeardSpeech, _ tester: TextTester, _ order: StopOrder, _ steps: StepLookup) {
    (self.heard, self.tester, self.order, self.steps) = (heard, tester, order, steps)
    everyNode = NodeSet(allOf: heard.transcript.snapshot.count)
  }

  /// A text of one node, by number.
  func label(_ subject: TextSubject, at node: Int) -> LabelID {
    if let known = known[subject], known.domain.contains(node) { return known.ids[node] }
    return column(subject, within: asked[subject, default: AskedNodes()].domain(with: node, of: everyNode))[node]
  }

  /// A text of the nodes of the domain, by number. Nodes outside may not have been asked yet.
  func column(_ subject: TextSubject, within domain: NodeSet) -> [LabelID] {
    if let known = known[subject], domain.isSubset(of: known.domain) { return known.ids }
    // Taken out of the table, so that the column is filled in place.
    let before = known.take(subject)
    let open = before.map { domain.subtracting($0.domain) } ?? domain
    var ids = before?.ids ?? [LabelID](repeating: .absent, count: count)
    let union = before?.domain.union(open) ?? open
    fill(&ids, with: subject, open)
    known.put(Column(domain: union, ids: ids), for: subject)
    return ids
  }

  /// Where a text is there, for texts of which that is known without the text; else nil.
  func present(_ subject: TextSubject, _ domain: NodeSet) -> TruthSet? {
    guard subject.of == .node else { return nil }
    switch subject.what {
    case .exported(let property):
      let (present, unknown) = snapshot.presence(of: property, domain)
      return unknown.map { TruthSet(holds: present, unknown: $0) } ?? TruthSet(present)
    case .name where transcript.cutOff == nil:
      // By address, because a name that is taken out of an array is counted.
      return transcript.names.withUnsafeBufferPointer { names in
        TruthSet(domain) { node in
          switch names[node] {
          // An empty text is none.
          case .exposed(let name): Truth(!name.isEmpty)
          case .absent: .no
          case .notExported: .unknown
          }
        }
      }
    case .name, .visible, .heard, .amount: return nil
    }
  }

  private func fill(_ ids: inout [LabelID], with subject: TextSubject, _ domain: NodeSet) {
    if let step = subject.of.step {
      fill(&ids, with: subject.what, in: step, domain)
    } else if subject.of != .node {
      fill(&ids, withThatOf: subject.of, subject.what, domain)
    } else {
      switch subject.what {
      case .exported(let property): snapshot.fill(&ids, with: property, domain)
      case .name: fillNames(&ids, domain)
      case .visible:
        let visible = VisibleText(transcript: transcript, missing: missing)
        for node in domain { ids[node] = tester.intern(visible.text(of: node)) }
      case .amount: for node in domain { ids[node] = tester.intern(Percentage.amount(of: snapshot[node])) }
      case .heard:
        for node in domain {
          let utterance = heard.utterance(of: node)
          ids[node] = utterance.fragments.isEmpty ? .absent : tester.intern(utterance.description)
        }
      }
    }
  }

  /// Most names are the label or the text as it is, which has its number already.
  private func fillNames(_ ids: inout [LabelID], _ domain: NodeSet) {
    let names = transcript.names
    let labels = snapshot.labels
    let cutOff = transcript.cutOff
    ids.withUnsafeMutableBufferPointer { ids in
      snapshot.withRecords { records in
        for node in domain {
          if let cutOff, cutOff.names.contains(node), missing != nil || names[node].value == nil {
            ids[node] = missing == nil ? .absent : .notExported
            continue
          }
          switch names[node] {
          case .exposed(let name):
            let (label, text) = (records[node].text(.label), records[node].text(.text))
            ids[node] = labels.isText(name, label) ? label : labels.isText(name, text) ? text : tester.intern(name)
          case .absent: ids[node] = .absent
          case .notExported: ids[node] = .notExported
          }
        }
      }
    }
  }

  private func fill(_ ids: inout [LabelID], with text: TextSubject.Text, in step: StepName, _ domain: NodeSet) {
    guard let (other, matching) = steps.other(step) else {
      for node in domain { ids[node] = .notExported }
      return
    }
    for node in domain {
      switch matching[node] {
      case nil: ids[node] = other.snapshot.cut.isEmpty ? .absent : .notExported
      case let counterpart? where counterpart.isWeak: ids[node] = .notExported
      case let counterpart?:
        let id = other.label(TextSubject(text), at: counterpart.node)
        ids[node] = id.isText ? tester.intern(other.texts.text(id)) : id
      }
    }
  }

  private func fill(
    _ ids: inout [LabelID], withThatOf owner: TextSubject.Owner, _ text: TextSubject.Text, _ domain: NodeSet
  ) {
    let places = places(of: owner, domain)
    let own = column(TextSubject(text), within: domain.nodes(by: places))
    for node in domain {
      let place = Int(places[node])
      ids[node] = place >= 0 ? own[place] : place == -1 ? .absent : .notExported
    }
  }

  /// By node of the domain, the node whose text it is; -1 for none, -2 where nobody knows which it is.
  private func places(of owner: TextSubject.Owner, _ domain: NodeSet) -> [Int32] {
    switch owner {
    case .previousStop: return order.column(.previous)
    case .nextStop: return order.column(.next)
    case .node, .parent, .stopAround, .step: break
    }
    var places = [Int32](repeating: -2, count: count)
    for node in domain {
      switch owner {
      case .parent: places[node] = snapshot[node].parent.map { Int32($0.index) } ?? -1
      case .stopAround: places[node] = stopAround(node)
      case .node, .previousStop, .nextStop, .step: break
      }
    }
    return places
  }

  private func stopAround(_ node: Int) -> Int32 {
    for ancestor in snapshot[node].ancestors {
      switch transcript.isStop(ancestor.index) {
      case .yes: return Int32(ancestor.index)
      case .unknown: return -2
      case .no: continue
      }
    }
    return -1
  }
}
