/// Which other nodes a predicate is about.
package enum NodeRelation: Hashable, Sendable {
  case parent
  case ancestor
  case child
  case descendant
  case sibling
  case overlappingSibling
  case sameBox
  case sameText(TextSubject.Text)
  case elsewhere
  case anywhere
  case neighbour(Expression.Direction)
  case someStop(Expression.Direction)
  /// The same node in that step.
  case step(StepName)
  /// Every node of that step.
  case shown(StepName)

  /// The relation that a key of the rule language names, or nil.
  init?(key: String) {
    switch key {
    case "parent": self = .parent
    case "ancestor": self = .ancestor
    case "child": self = .child
    case "descendant": self = .descendant
    case "sibling": self = .sibling
    case "overlapping-sibling": self = .overlappingSibling
    case "same-box": self = .sameBox
    case "same-name": self = .sameText(.name)
    case "elsewhere": self = .elsewhere
    case "anywhere": self = .anywhere
    case "previous-stop": self = .neighbour(.previous)
    case "next-stop": self = .neighbour(.next)
    case "earlier-stop": self = .someStop(.previous)
    case "later-stop": self = .someStop(.next)
    default:
      guard let step = StepName(rawValue: key) else { return nil }
      self = .step(step)
    }
  }
}
