public import AccessibilityTree

/// One audit under way.
public struct Trial: Hashable, Sendable {
  public let content: Fingerprint
  public let path: String
  /// How many earlier audits of this content at this path there were. Another audit on request gets entries of its own.
  public let round: Int
  /// Whether the file was already there when it was found.
  public let lay: Bool
  /// Whether the daemon died during an earlier audit of it.
  public let isSuspected: Bool

  /// A trial of this content.
  public init(content: Fingerprint, path: String, round: Int = 0, lay: Bool = false, isSuspected: Bool = false) {
    (self.content, self.path, self.round, self.lay) = (content, path, round, lay)
    self.isSuspected = isSuspected
  }
}
