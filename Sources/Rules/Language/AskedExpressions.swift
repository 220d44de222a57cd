package import AccessibilityTree
import Synchronization

/// The expressions of a rule book in the form that is evaluated, made when a platform first needs them.
///
/// Parts that the platform alone decides are constants. The cheapest operands of *all* and *any* come first, because
/// nodes that they decide are not asked again. Numbers are those of the book. The book keeps the author's form for
/// messages, which name the first operand that does not hold.
package final class AskedExpressions: Sendable {
  private let expressions: [Expression]
  private let known = Mutex<[Platform?: [Expression]]>([:])

  init(_ expressions: [Expression]) { self.expressions = expressions }

  /// The expressions for snapshots of this platform.
  ///
  /// - Parameter platform: nil if it is unknown, so that it decides nothing.
  package func expressions(on platform: Platform?) -> [Expression] {
    if let known = known.withLock({ $0[platform] }) { return known }
    var form = PlatformForm(platform)
    for expression in expressions { form.append(expression) }
    known.withLock { $0[platform] = form.expressions }
    return form.expressions
  }
}
