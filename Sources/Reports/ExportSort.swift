public import AccessibilityTree

/// Exports that can show the same: of one format, with the same properties.
public struct ExportSort: Hashable, Sendable {
  public var format: String
  public var platform: Platform?
  public var carried: PropertySet

  /// The sort of an export.
  public init(_ snapshot: Snapshot) {
    (format, platform, carried) = (snapshot.format, snapshot.platform, snapshot.carried)
  }
}
