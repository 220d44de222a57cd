package import AccessibilityTree
import Synchronization

/// The expressions of a rule book in the form in which a snapshot is asked, put together when a platform first needs them.
///
/// What the platform alone settles is settled, and the operands of *all* and *any* that cost least come first, because
/// what they decide is not asked again. Numbers are those of the book. The book keeps the author's own form for messages,
/// which name the first operand that does not hold.
package final class AskedExpressions: Sendable {
  private let expressions: [Expression]
  private let known = Mutex<[Platform?: [Expression]]>([:])

  init(_ expressions: [Expression]) { self.expressions = expressions }

  /// The expressions for snapshots of this platform.
  ///
  /// - Parameter platform: nil where nobody knows it, so that it settles nothing.
  package func expressions(on platform: Platform?) -> [Expression] {
    if let known = known.withLock({ $0[platform] }) { return known }
    var form = PlatformForm(platform)
    for expression in expressions { form.append(expression) }
    known.withLock { $0[platform] = form.expressions }
    return form.expressions
  }
}

/// Expressions on one platform, made one after the other: operands come before what they are part of.
private struct PlatformForm {
  private let platform: Platform?
  private(set) var expressions: [Expression] = []
  private var costs: [Int] = []

  init(_ platform: Platform?) { self.platform = platform }

  mutating func append(_ expression: Expression) {
    let form = form(of: expression)
    costs.append(ExpressionCost.cost(of: form, operands: costs))
    expressions.append(form)
  }

  private func form(of expression: Expression) -> Expression {
    switch expression {
    case .platform(let platforms): platform.map { .constant(platforms.contains($0)) } ?? expression
    case .all(let ids): all(ids)
    case .any(let ids): any(ids)
    case .not(let id): constant(id).map { .constant(!$0) } ?? expression
    case .member(let id): constant(id).map(Expression.constant) ?? expression
    // Whoever is missing above a node is not known to be missing, so nothing above is nothing above.
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
