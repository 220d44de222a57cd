import AccessibilityTree
import Rules
import Speech

/// Why what other steps of a recording say is unknown.
extension Evaluation {
  func causeInSteps(of id: Expression.ID, at node: Int) -> Cause? {
    switch ruleBook.expressions[id] {
    case .firstFocused: return .lacks(.screenReaderFocused)
    case .focusVisited: return .lacks(.events)
    case .firstStop: return .lacks(transcript.uncertainBecause ?? .element)
    case .growth(_, let step, _), .outgrown(let step): return identityCause(step, at: node) ?? .lacks(.bounds)
    case .sameScreen: return .unlikeScreens
    case .seenIn(let step): return identityCause(step, at: node) ?? .noStep
    case .changed: return identityCause(.previously, at: node) ?? .noStep
    case .anywhere(let id):
      let truth = truth(of: id)
      return truth.unknown.lazy.compactMap { self.cause(of: id, at: $0) }.first
    case .shows(let step, let id):
      guard let (other, _) = other(step) else { return .noStep }
      return other.truth(of: id).unknown.lazy.compactMap { other.cause(of: id, at: $0) }.first ?? .truncated
    case .standsIn(let subject, let step):
      guard let (other, _) = other(step) else { return .noStep }
      return other.snapshot.cut.isEmpty ? subject.what.property.map(Cause.lacks) ?? .lacks(.label) : .truncated
    case .step(let step, let id):
      if let cause = identityCause(step, at: node) { return cause }
      guard let (other, matching) = other(step), let counterpart = matching[node] else { return .noStep }
      return other.cause(of: id, at: counterpart.node)
    case .holdsEach(let subject, let each, of: let set, in: let step),
      .holdsSome(let subject, let each, of: let set, in: let step),
      .holdsOnly(let subject, let each, of: let set, in: let step):
      guard let (other, _) = other(step) else { return .noStep }
      let members = other.certain(set)
      guard !members.isEmpty else { return .noStep }
      return each.property.map(Cause.lacks) ?? subject.what.property.map(Cause.lacks) ?? .lacks(.label)
    default: return nil
    }
  }

  /// Nobody can say which node of the other step this one is.
  func identityCause(_ step: StepName, at node: Int) -> Cause? {
    guard let (other, matching) = other(step) else { return nil }
    guard let counterpart = matching[node] else { return other.snapshot.cut.isEmpty ? nil : .truncated }
    return counterpart.isWeak ? .unsureIdentity : nil
  }
}

extension TextSubject.Text {
  fileprivate var property: Property? {
    if case .exported(let property) = self { return property }
    return nil
  }
}
