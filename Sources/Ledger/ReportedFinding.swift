public import AccessibilityTree

/// A finding that may have been reported, by its id and the screens on which it may have been.
public struct ReportedFinding: Hashable, Sendable {
  public var id: String
  public var screens: [Fingerprint]

  /// A finding of one of these screens.
  public init(id: String, screens: [Fingerprint]) { (self.id, self.screens) = (id, screens) }
}
