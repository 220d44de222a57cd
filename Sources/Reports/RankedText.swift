/// A piece of a report that may be left out; those with the lowest rank stay longest.
public struct RankedText: Sendable {
  public var rank: Int
  public var text: String

  /// A piece of this rank.
  public init(rank: Int, text: String) { (self.rank, self.text) = (rank, text) }
}
