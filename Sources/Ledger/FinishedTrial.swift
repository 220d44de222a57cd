import AccessibilityTree
import GRDB

/// A finished audit, and how to write it to a database.
struct FinishedTrial: Sendable {
  let content: Fingerprint
  /// Roughly how many findings and nodes it holds in memory, for a bound.
  let items: Int
  let write: @Sendable (Database) throws -> Void
}
