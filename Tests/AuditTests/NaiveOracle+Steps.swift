import AccessibilityTree
@testable import Audit
import Rules
import Speech

/// What other steps of a recording say of the same node.
extension NaiveOracle {
  enum Amount { case every, some, only }

  /// The oracle of another step, in which words of a rule's steps mean nothing, and which node there is which here.
  func other(_ name: StepName) -> (oracle: NaiveOracle, matching: NodeMatching)? {
    guard let place, let number = place.place(of: name) else { return nil }
    if let known = others[number] { return known }
    let step = place.steps[number]
    let oracle = NaiveOracle(book, step.transcript, place: NaivePlace(steps: place.steps, place: number))
    let other = (oracle, NodeMatching(from: snapshot, to: step.snapshot))
    others[number] = other
    return other
  }

  func isSeen(in step: StepName, _ index: Int) -> Truth {
    guard let (other, matching) = other(step) else { return .unknown }
    guard let counterpart = matching[index] else { return other.snapshot.cut.isEmpty ? .no : .unknown }
    return counterpart.isWeak ? .unknown : .yes
  }

  /// The same node meets it there. Where nobody can say which it is, it is one that is nobody else's for certain.
  func inStep(_ step: StepName, _ id: Expression.ID, _ index: Int) -> Truth {
    guard let (other, matching) = other(step) else { return .no }
    guard let counterpart = matching[index] else { return other.snapshot.cut.isEmpty ? .no : .unknown }
    if !counterpart.isWeak { return other.truth(of: id, at: counterpart.node) }
    let back = NodeMatching(from: other.snapshot, to: snapshot)
    let remaining = (0..<other.snapshot.count).filter { back[$0]?.isWeak != false }
    return remaining.allSatisfy { other.truth(of: id, at: $0) == .no } ? .no : .unknown
  }

  func shows(_ step: StepName, _ id: Expression.ID) -> Truth {
    guard let (other, _) = other(step) else { return .unknown }
    return other.any(other.snapshot.nodes, id).or(other.isCutAnywhere ? .unknown : .no)
  }

  func text(_ subject: TextSubject, in step: StepName, _ index: Int) -> Evidence<String> {
    guard let (other, matching) = other(step) else { return .notExported }
    guard let counterpart = matching[index] else { return other.snapshot.cut.isEmpty ? .absent : .notExported }
    return counterpart.isWeak ? .notExported : other.text(of: subject, counterpart.node)
  }

  /// New, or other than in the step before.
  func hasChanged(_ index: Int) -> Truth {
    guard let (other, matching) = other(.previously) else { return .unknown }
    guard let counterpart = matching[index] else { return other.snapshot.cut.isEmpty ? .yes : .unknown }
    let (node, before) = (snapshot[index], other.snapshot[counterpart.node])
    var isOther = node.role != before.role
    for text in [Property.label, .text, .value, .stateDescription, .error] {
      if node.text(text).value != before.text(text).value { isOther = true }
    }
    let names = [transcript.names[index].value, other.transcript.names[counterpart.node].value]
    if !names.contains(nil), names[0] != names[1] { isOther = true }
    for state in [Property.selected, .checked, .mixed, .expanded, .enabled, .visible] {
      let truths = [node.truth(state), before.truth(state)]
      if truths.contains(.yes), truths.contains(.no) { isOther = true }
    }
    return isOther ? .yes : counterpart.isWeak ? .unknown : .no
  }

  /// One screen has one name and mostly the same nodes.
  func isSameScreen(as step: StepName) -> Truth {
    guard let (other, matching) = other(step) else { return .unknown }
    let same = (0..<snapshot.count).count { matching[$0]?.isWeak == false }
    let share = Double(same) / Double(max(snapshot.count, other.snapshot.count, 1))
    if let own = snapshot.meta.screen, let others = other.snapshot.meta.screen, own != others {
      return Truth(share >= 0.95 && same >= 10)
    }
    return share >= 0.5 ? .yes : share > 0.2 ? .unknown : .no
  }

  func growth(_ side: Expression.Side, _ step: StepName, _ test: NumberTest, _ index: Int) -> Truth {
    guard let (other, matching) = other(step) else { return .unknown }
    guard snapshot.carries(.bounds), other.snapshot.carries(.bounds) else { return .unknown }
    guard let counterpart = matching[index] else { return .no }
    guard !counterpart.isWeak, let now = snapshot[index].bounds.value,
      let before = other.snapshot[counterpart.node].bounds.value
    else { return .unknown }
    let factor = side == .width ? now.width / before.width : now.height / before.height
    return Truth(test.holds(for: Double(factor)))
  }

  /// Another child of the parent with the same role was as high and as wide at least, said no more, and had to grow.
  func isOutgrown(_ step: StepName, _ index: Int) -> Truth {
    guard let (other, matching) = other(step) else { return .unknown }
    guard snapshot.carries(.bounds), other.snapshot.carries(.bounds) else { return .unknown }
    guard let parent = snapshot[index].parent else { return .no }
    func known(_ node: Int) -> Bool {
      guard let counterpart = matching[node], !counterpart.isWeak else { return false }
      return snapshot[node].bounds.value != nil && other.snapshot[counterpart.node].bounds.value != nil
        && transcript.names[node].value != nil
    }
    func then(_ node: Int) -> Rect? { matching[node].flatMap { other.snapshot[$0.node].bounds.value } }
    guard known(index), let before = then(index), let now = snapshot[index].bounds.value else { return .unknown }
    guard now.height <= before.height * 1.01, now.width <= before.width * 1.01 else { return .no }
    for sibling in parent.children where sibling.index != index && known(sibling.index) {
      guard sibling.role == snapshot[index].role, let its = then(sibling.index), let grown = sibling.bounds.value,
        (transcript.names[sibling.index].value ?? "").count <= (transcript.names[index].value ?? "").count
      else { continue }
      if abs(its.height - before.height) <= 1, its.width >= before.width - 1, grown.width <= its.width * 1.1,
        grown.height >= its.height * 1.05
      {
        return .yes
      }
    }
    return .no
  }

  /// The text includes those of the nodes of a set there, word for word.
  func holds(
    _ subject: TextSubject, _ what: TextSubject.Text, _ set: Expression.ID, _ step: StepName, _ index: Int,
    _ amount: Amount
  ) -> Truth {
    guard let (other, _) = other(step) else { return .unknown }
    let members = (0..<other.snapshot.count).filter { other.truth(of: set, at: $0) == .yes }
    let texts = members.map { other.text(of: TextSubject(what), $0).value }
    if texts.isEmpty { return amount == .some ? .no : .unknown }
    if texts.contains(nil) { return .unknown }
    let own = text(of: subject, index)
    guard let text = own.value else { return own == .absent ? .no : .unknown }
    let spoken = words(of: text)
    let held = texts.compactMap(\.self).map { part in
      !words(of: part).isEmpty && words(of: part).allSatisfy(spoken.contains)
    }
    let all = texts.compactMap(\.self).flatMap(words)
    return switch amount {
    case .some: Truth(held.contains(true))
    case .every: Truth(!held.contains(false))
    case .only: Truth(!held.contains(false) && spoken.allSatisfy(all.contains))
    }
  }

  /// Some text there includes this one, word for word and in order.
  func stands(_ subject: TextSubject, in step: StepName, _ index: Int) -> Truth {
    guard let (other, _) = other(step) else { return .unknown }
    let own = text(of: subject, index)
    guard let text = own.value else { return own == .absent ? .no : .unknown }
    let wanted = words(of: text)
    let subjects: [TextSubject.Text] = [
      .name, .exported(.label), .exported(.text), .exported(.value), .exported(.stateDescription),
    ]
    for node in 0..<other.snapshot.count {
      for subject in subjects {
        guard let there = other.text(of: TextSubject(subject), node).value else { continue }
        let held = words(of: there)
        if wanted.isEmpty || held.indices.contains(where: { held[$0...].starts(with: wanted) }) { return .yes }
      }
    }
    let isWhole = other.snapshot.cut.isEmpty && (other.snapshot.carries(.label) || other.snapshot.carries(.text))
    return isWhole ? .no : .unknown
  }
}
