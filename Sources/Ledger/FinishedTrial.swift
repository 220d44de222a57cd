import AccessibilityTree
import GRDB

/// An audit that is done, and how it is written into a database.
struct FinishedTrial: Sendable {
  let content: Fingerprint
  /// How many findings and nodes it holds in memory, near enough to bound it.
  let items: Int
  let write: @Sendable (Database) throws -> Void
}
