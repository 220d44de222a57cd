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
