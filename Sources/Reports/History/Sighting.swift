/// When the daemon told of a finding, in words.
public struct Sighting: Hashable, Sendable {
  public let first: String
  public let last: String
  public let entries: Int
  /// How many findings share its entries.
  public let count: Int
}
