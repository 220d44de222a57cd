import AccessibilityTree

/// Which session a capture belongs to. Two devices that share a name are two sessions: neither follows the other.
struct SessionKey: Hashable, Sendable {
  let name: String
  let platform: Platform?

  /// nil for a capture that is of none.
  init?(of meta: SnapshotMeta) {
    guard let session = meta.session, !session.isEmpty else { return nil }
    (name, platform) = (session, meta.platform)
  }
}
