public import AccessibilityTree

/// An export format as people know it: its names, where it comes from, and what it can prove.
public struct ExportFormat: Sendable, Hashable {
  /// The name in `Snapshot.format`, in the journal and in messages of other programs, such as `wda-json`.
  public let name: String
  /// The name that people use.
  public let displayName: String
  /// nil when the format holds either.
  public let platform: Platform?
  /// The command or call that writes it.
  public let howToExport: String
  /// What every export of this format can say.
  public let carries: PropertySet
  /// What only newer versions, or some settings, or some nodes say; decided for each snapshot by the keys really seen.
  public let carriesIfSeen: PropertySet
  /// What to know before trusting it, a sentence each.
  public let notes: [String]
  /// What the person who exports can change so that more is carried; in no order.
  public var improvements: [Improvement] = []

  /// One change of the exporter, its version or its settings, or another export in its place.
  public struct Improvement: Sendable, Hashable {
    /// The change as an instruction, without a final stop: “Use WebDriverAgent 9.10 or later”.
    public let change: String
    /// What is carried besides after it; empty where another format takes the place of this one.
    let adds: PropertySet
    /// Name of the format that takes the place of this one; nil when it stays.
    let format: String?

    /// “`change`” brings `adds`.
    public init(_ change: String, adds: PropertySet) { (self.change, self.adds, self.format) = (change, adds, nil) }

    /// “`change`” makes an export of another format, which may carry less of some things.
    public init(_ change: String, becomes format: String) {
      (self.change, self.adds, self.format) = (change, [], format)
    }

    /// What an export of a screen of this platform may carry after the change that carries this before it; the same where
    /// the change is for the other platform.
    public func carried(after carried: PropertySet, on platform: Platform?) -> PropertySet {
      guard let format, let other = ExportFormats.all.first(where: { $0.format.name == format })?.format else {
        return carried.union(adds)
      }
      if let platform, let needed = other.platform, needed != platform { return carried }
      return other.carries.union(other.carriesIfSeen)
    }
  }
}
