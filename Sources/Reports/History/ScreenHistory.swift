/// What the daemon's entries tell about a screen besides its findings.
public struct ScreenHistory: Sendable {
  /// How many captures of it were audited.
  public let captures: Int
  /// When it was last audited, in words; nil if no entry says so.
  public let lastAudit: String?
  /// By the ids of the findings.
  public let sightings: [String: Sighting]
  /// The latest first.
  public let fixed: [FixedFinding]
}
