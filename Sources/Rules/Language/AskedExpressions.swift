package import AccessibilityTree
import Synchronization

/// The expressions of a rule book in the form that is evaluated, made when a platform first needs them.
///
/// What the platform alone settles is settled, and what only other steps could say, and the operands of *all* and *any* that cost least come first, because
/// what they decide is not asked again. Numbers are those of the book. The book keeps the author's own form for messages,
/// which name the first operand that does not hold.
package final class AskedExpressions: Sendable {
  private let expressions: [Expression]
  private let known = Mutex<[Situation: [Expression]]>([:])

  private struct Situation: Hashable {
    let platform: Platform?
    let isAlone: Bool
  }

  init(_ expressions: [Expression]) { self.expressions = expressions }

  /// The expressions for snapshots of this platform.
  ///
  /// - Parameters:
  ///   - platform: nil where nobody knows it, so that it settles nothing.
  ///   - isAlone: for a snapshot without other steps, so that what they would say is settled too.
  package func expressions(on platform: Platform?, isAlone: Bool) -> [Expression] {
    let situation = Situation(platform: platform, isAlone: isAlone)
    if let known = known.withLock({ $0[situation] }) { return known }
    var form = PlatformForm(platform, isAlone: isAlone)
    for expression in expressions { form.append(expression) }
    known.withLock { $0[situation] = form.expressions }
    return form.expressions
  }
}
