import AccessibilityTree

/// Makes the expressions of one platform one after the other, operands before the expressions that use them.
struct PlatformForm {
  private let platform: Platform?
  private let isAlone: Bool
  private(set) var expressions: [Expression] = []
  private var costs: [Int] = []

  /// - Parameter isAlone: whether there are no other steps to ask.
  init(_ platform: Platform?, isAlone: Bool) { (self.platform, self.isAlone) = (platform, isAlone) }

  mutating func append(_ expression: Expression) {
    let form = form(of: expression)
    // What nobody can say of any node costs nothing.
    let isOpen = isAlone && form.isUnknownAlone
    costs.append(isOpen ? 0 : ExpressionCost.cost(of: form, operands: costs))
    expressions.append(form)
  }

  private func form(of expression: Expression) -> Expression {
    switch expression {
    case .platform(let platforms): platform.map { .constant(platforms.contains($0)) } ?? expression
    case .step where isAlone: .constant(false)
    case .all(let ids): all(ids)
    case .any(let ids): any(ids)
    case .not(let id): constant(id).map { .constant(!$0) } ?? expression
    case .member(let id): constant(id).map(Expression.constant) ?? expression
    // Only nodes below a cut can be missing. So a condition that never holds does not hold for any ancestor.
    case .parent(let id), .ancestor(let id): constant(id) == false ? .constant(false) : expression
    default: expression
    }
  }

  private func constant(_ id: Expression.ID) -> Bool? {
    if case .constant(let holds) = expressions[id] { holds } else { nil }
  }

  private func all(_ ids: [Expression.ID]) -> Expression {
    var open: [Expression.ID] = []
    for id in ids {
      switch expressions[id] {
      case .constant(true): break
      case .constant(false): return .constant(false)
      case .all(let inner): open += inner
      default: open.append(id)
      }
    }
    return open.isEmpty ? .constant(true) : .all(sorted(open))
  }

  private func any(_ ids: [Expression.ID]) -> Expression {
    var open: [Expression.ID] = []
    for id in ids {
      switch expressions[id] {
      case .constant(false): break
      case .constant(true): return .constant(true)
      case .any(let inner): open += inner
      default: open.append(id)
      }
    }
    return open.isEmpty ? .constant(false) : .any(sorted(open))
  }

  private func sorted(_ ids: [Expression.ID]) -> [Expression.ID] {
    if zip(ids, ids.dropFirst()).allSatisfy({ costs[$0] <= costs[$1] }) { return ids }
    return ids.enumerated().sorted { (costs[$0.element], $0.offset) < (costs[$1.element], $1.offset) }.map(\.element)
  }
}

extension Expression {
  /// Whether it is unknown for every node of a snapshot that has no other step to be compared with.
  fileprivate var isUnknownAlone: Bool {
    switch self {
    case .seenIn, .changed, .growth, .outgrown, .holdsEach, .holdsSome, .holdsOnly, .standsIn, .shows, .sameScreen: true
    default: false
    }
  }
}
