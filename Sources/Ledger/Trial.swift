public import AccessibilityTree

/// One audit under way.
public struct Trial: Hashable, Sendable {
  public let content: Fingerprint
  public let path: String
  /// Audits of this content at this path before: what is audited again on request is said again.
  public let round: Int
  /// Whether the file lay there when it was found.
  public let lay: Bool
  /// The daemon died while it was audited before.
  public let isSuspected: Bool

  /// A trial of this content.
  public init(content: Fingerprint, path: String, round: Int = 0, lay: Bool = false, isSuspected: Bool = false) {
    (self.content, self.path, self.round, self.lay) = (content, path, round, lay)
    self.isSuspected = isSuspected
  }
}
