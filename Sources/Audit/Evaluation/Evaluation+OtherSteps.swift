import AccessibilityTree
import Rules

/// What another step shows as a whole, wherever this node is there.
extension Evaluation {
  /// Some node of that step meets it.
  func shows(_ step: StepName, _ id: Expression.ID) -> TruthSet {
    guard let (other, _) = other(step) else { return TruthSet(.unknown, count: count) }
    let truth = other.truth(of: id)
    if !truth.holds.isEmpty { return TruthSet(.yes, count: count) }
    return TruthSet(truth.hasUnknown || other.missing != nil ? .unknown : .no, count: count)
  }

  /// Some text of some node of that step holds this text, word for word and in order.
  func stands(_ subject: TextSubject, in step: StepName, _ domain: NodeSet) -> TruthSet {
    guard let (other, _) = other(step) else { return TruthSet(.unknown, count: count) }
    let properties = [Property.label, .text, .value, .stateDescription]
    let columns =
      [other.column(TextSubject(.name), within: other.everyNode)]
      + properties.map { other.column(TextSubject(.exported($0)), within: other.everyNode) }
    let isWhole = other.snapshot.cut.isEmpty && (other.snapshot.carries(.label) || other.snapshot.carries(.text))
    let known = Set(columns.joined().lazy.filter(\.isText)).map { WordScan(other.texts.text($0)).tokens }
    let whole = Set(known)
    let own = column(subject, within: domain)
    var answers: [LabelID: Truth] = [:]
    var result = TruthSet(count: count)
    for node in domain where own[node] != .absent {
      guard own[node].isText else {
        result.set(node, .unknown)
        continue
      }
      let answer =
        answers[own[node]]
        ?? {
          let words = WordScan(texts.text(own[node])).tokens
          let stands = whole.contains(words) || known.contains { Self.holds($0, words) }
          return stands ? .yes : isWhole ? .no : .unknown
        }()
      answers[own[node]] = answer
      result.set(node, answer)
    }
    return result
  }

  /// One after another, pieces aside.
  private static func holds(_ text: [UInt64], _ part: [UInt64]) -> Bool {
    let (text, part) = (text.filter { $0 != WordScan.pieceBreak }, part.filter { $0 != WordScan.pieceBreak })
    guard part.count <= text.count else { return false }
    return (0...text.count - part.count).contains { text[$0..<$0 + part.count].elementsEqual(part) }
  }
}
