public import AccessibilityTree

/// Why rules cannot judge a snapshot as they should, so that nothing found is not taken for nothing wrong.
public enum AuditObstacle: Sendable {
  /// It is not known which screen reader would speak, so only what fails with each of them is found.
  case noPlatform
  /// Not one node has a role; every rule begins with one.
  case noRoles

  /// What stands in the way; nil when nothing does.
  public init?(of snapshot: Snapshot) {
    if snapshot.platform == nil {
      self = .noPlatform
    } else if snapshot.count > 0, snapshot.nodes.allSatisfy({ $0.role == .notExported && $0.traits.isEmpty }) {
      self = .noRoles
    } else {
      return nil
    }
  }

  /// The fact, as a sentence without a final stop.
  public var words: String {
    switch self {
    case .noPlatform: "The export does not say its platform, so only what fails with every screen reader is found"
    case .noRoles: "The export does not say what its nodes are, so no rule can judge it"
    }
  }
}
