public import AccessibilityTree

/// An export format: its names, where it comes from, and what it can prove.
public struct ExportFormat: Sendable, Hashable {
  /// The name in `Snapshot.format`, in the journal and in messages of other programs, such as `wda-json`.
  public let name: String
  /// The name that people use.
  public let displayName: String
  /// The platform; nil if the format can be for either.
  public let platform: Platform?
  /// The command or call that writes it.
  public let howToExport: String
  /// The properties that every export of this format can state.
  public let carries: PropertySet
  /// The properties that only newer versions, some settings or some nodes state. The keys that were seen decide for
  /// each snapshot.
  public let carriesIfSeen: PropertySet
  /// What to know before trusting it, one sentence each.
  public let notes: [String]
  /// Changes of the export that make it carry more, in no order.
  public var improvements: [Improvement] = []

  /// One change of the exporter, its version or its settings, or another export in its place.
  public struct Improvement: Sendable, Hashable {
    /// The change as an instruction without a final full stop: “Use WebDriverAgent 9.10 or later”.
    public let change: String
    /// The properties that it adds; empty if another format replaces this one.
    let adds: PropertySet
    /// The name of the format that replaces this one; nil if the format stays.
    let format: String?

    /// A change that adds properties.
    public init(_ change: String, adds: PropertySet) { (self.change, self.adds, self.format) = (change, adds, nil) }

    /// A change to another format, which may carry less of some things.
    public init(_ change: String, becomes format: String) {
      (self.change, self.adds, self.format) = (change, [], format)
    }

    /// What an export that carries `carried` may carry after the change. Nothing changes if the change is for the other
    /// platform.
    public func carried(after carried: PropertySet, on platform: Platform?) -> PropertySet {
      guard let format, let other = ExportFormats.all.first(where: { $0.format.name == format })?.format else {
        return carried.union(adds)
      }
      if let platform, let needed = other.platform, needed != platform { return carried }
      return other.carries.union(other.carriesIfSeen)
    }
  }
}
