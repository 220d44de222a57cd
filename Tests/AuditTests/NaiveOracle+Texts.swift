import AccessibilityTree
@testable import Audit
import Rules
import Speech

/// Texts of nodes, and what text tests say of them.
extension NaiveOracle {
  /// The text that a subject means, as far as anybody knows.
  func text(of subject: TextSubject, _ index: Int) -> Evidence<String> {
    let own = TextSubject(subject.what)
    switch subject.of {
    case .node: return text(subject.what, index)
    case .parent: return snapshot[index].parent.map { text(of: own, $0.index) } ?? .absent
    case .previousStop: return text(own, ofNeighbour: .previous, index)
    case .nextStop: return text(own, ofNeighbour: .next, index)
    case .stopAround:
      for ancestor in snapshot[index].ancestors {
        switch transcript.isStop(ancestor.index) {
        case .yes: return text(of: own, ancestor.index)
        case .unknown: return .notExported
        case .no: continue
        }
      }
      return .absent
    case .step(let step): return text(own, in: step, index)
    }
  }

  private func text(
    _ subject: TextSubject, ofNeighbour direction: Expression.Direction, _ index: Int
  ) -> Evidence<String> {
    switch neighbour(direction, index) {
    case .exposed(let stop): text(of: subject, stop.index)
    case .absent: .absent
    case .notExported: .notExported
    }
  }

  private func text(_ what: TextSubject.Text, _ index: Int) -> Evidence<String> {
    switch what {
    case .exported(let property): return snapshot[index].text(property)
    case .visible: return visibleText(index)
    case .amount: return amount(index)
    case .heard:
      let utterance = transcript.utterances[index]
      return utterance.fragments.isEmpty ? .absent : .exposed(utterance.description)
    case .name:
      if cutOff?.names.contains(index) == true { return .notExported }
      let name = transcript.names[index]
      // Taken for whole, a name that only missing nodes could give is none.
      if isWhole, transcript.cutOff?.names.contains(index) == true, name.value == nil { return .absent }
      return name
    }
  }

  /// How much of the range lies below the value, in percent; half a percent counts up.
  private func amount(_ index: Int) -> Evidence<String> {
    switch snapshot[index].range {
    case .notExported: return .notExported
    case .absent: return .absent
    case .exposed(let range):
      guard let first = range.minimum, let last = range.maximum, let now = range.current, first < last else {
        return .absent
      }
      let percent = 100 * ((now - first) / (last - first))
      guard percent >= 0, percent <= 100 else { return .absent }
      return .exposed("\(Int((percent + 0.5).rounded(.down)))%")
    }
  }

  // MARK: what is seen

  /// The text of the node and of what is inside and no stop of its own.
  private func visibleText(_ index: Int) -> Evidence<String> {
    guard !isCutBelow(index) else { return .notExported }
    var parts: [String] = []
    let isOpen = gatherVisible(snapshot[index], isInside: false, into: &parts)
    if parts.isEmpty { return isOpen ? .notExported : .absent }
    return .exposed(parts.joined(separator: ", "))
  }

  /// - Returns: Whether more may be seen.
  private func gatherVisible(_ node: Node, isInside: Bool, into parts: inout [String]) -> Bool {
    if isInside {
      switch transcript.isStop(node.index) {
      case .yes: return false
      case .unknown: return true
      case .no: if node.isOff(.visible) || node.isOn(.editable) { return false }
      }
    }
    var isOpen = false
    switch shownText(node, isInside: isInside) {
    case .exposed(let text): parts.append(text)
    case .absent: break
    case .notExported: isOpen = true
    }
    for child in node.children where gatherVisible(child, isInside: true, into: &parts) { isOpen = true }
    return isOpen
  }

  private func shownText(_ node: Node, isInside: Bool) -> Evidence<String> {
    // What is typed does not count, nor what is shown until something is.
    if node.isOn(.editable) || node.isOn(.showingHint) { return .absent }
    if let text = node.text(.text).value { return drawsText(node) ? .exposed(text) : .absent }
    guard isInside else { return node.text(.text) }
    guard node.role == .text || node.role == .heading else { return .absent }
    if snapshot.platform == .ios, let label = node.text(.label).value { return .exposed(label) }
    return node.text(.text)
  }

  private func drawsText(_ node: Node) -> Bool {
    guard snapshot.platform == .android else { return true }
    let name = node.text(.nativeClass).value ?? ""
    if name.hasSuffix("ImageView") || name.hasSuffix("ImageButton") || node.role == .image { return false }
    guard node.role == .other || node.role == .group else { return true }
    return name.isEmpty || ["Text", "Button", "Chip", "Label"].contains(where: name.contains)
  }

  // MARK: tests

  func text(_ subject: TextSubject, _ test: TextTest, _ index: Int) -> Truth {
    var truth = text(of: subject, index).map(test, index, self)
    // In the screen reader's own words nothing is missing that is compared with an app's words.
    if truth == .no, test.other == TextSubject(.heard), mayHearMore(index, butOwnWords: true) { truth = .unknown }
    if subject == TextSubject(.heard), mayHearMore(index, butOwnWords: false) {
      return test.growsTo.map { Truth($0) } == truth ? truth : .unknown
    }
    // The part of a name that is known may settle it.
    if subject == TextSubject(.name), cutOff?.names.contains(index) == true, test.other == nil,
      let settled = test.growsTo, let name = transcript.names[index].value,
      meets(test, name, role: snapshot[index].role) == Truth(settled)
    {
      return Truth(settled)
    }
    return truth
  }

  private func mayHearMore(_ index: Int, butOwnWords: Bool) -> Bool {
    if cutOff?.utterances.contains(index) == true { return true }
    return transcript.utterances[index].unknown.contains { unknown in
      guard unknown.kind != .hint else { return false }
      return !butOwnWords || unknown.kind == .name || unknown.kind == .value || unknown.lacks.isText
    }
  }

  /// Another node, neither above nor below, has the same words for this text and meets the predicate.
  func hasNamesake(_ what: TextSubject.Text, _ id: Expression.ID, _ node: Node) -> Truth {
    let subject = TextSubject(what)
    guard let own = text(of: subject, node.index).value else {
      return text(of: subject, node.index) == .absent ? .no : .unknown
    }
    let wanted = words(of: own)
    guard !wanted.isEmpty else { return .no }
    return snapshot.nodes.reduce(isCutAnywhere ? .unknown : .no) { known, other in
      switch text(of: subject, other.index) {
      case .absent: return known
      case .notExported:
        return truth(of: id, at: other.index) == .no ? known : known.or(.unknown)
      case .exposed(let text):
        guard words(of: text) == wanted, other.index != node.index,
          !other.ancestors.contains(where: { $0.index == node.index }),
          !node.ancestors.contains(where: { $0.index == other.index })
        else { return known }
        return known.or(truth(of: id, at: other.index))
      }
    }
  }

  /// Another stop says every word of the node's name.
  func isSaidElsewhere(_ index: Int) -> Truth {
    let name = TextSubject(.name)
    guard let own = text(of: name, index).value else { return text(of: name, index) == .absent ? .no : .unknown }
    let wanted = Set(words(of: own))
    guard !wanted.isEmpty else { return .no }
    return (0..<snapshot.count).reduce(isCutAnywhere ? .unknown : .no) { truth, other in
      guard other != index, isStop(other) != .no else { return truth }
      switch text(of: name, other) {
      case .exposed(let text): return truth.or(wanted.isSubset(of: words(of: text)) ? isStop(other) : .no)
      case .absent: return truth
      case .notExported: return truth.or(.unknown)
      }
    }
  }

  func words(of text: String) -> [UInt64] { WordScan(text).tokens.filter { $0 != WordScan.pieceBreak } }
}

extension Evidence<String> {
  /// What a test says of this text of a node; *no* for none.
  fileprivate func map(_ test: TextTest, _ index: Int, _ oracle: NaiveOracle) -> Truth {
    if let other = test.other {
      let others = oracle.text(of: other, index)
      if self == .absent || others == .absent { return .no }
      guard let text = value, let other = others.value else { return .unknown }
      return oracle.compare(test, text, other)
    }
    switch self {
    case .exposed(let text): return oracle.meets(test, text, role: oracle.snapshot[index].role)
    case .absent: return .no
    case .notExported: return .unknown
    }
  }
}
