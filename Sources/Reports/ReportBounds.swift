/// How much one report may hold.
public struct ReportBounds: Sendable {
  public var results: Int
  /// Of all results together, in UTF-8.
  public var bytes: Int

  /// At most so many results, and so many bytes of them.
  public init(results: Int, bytes: Int) { (self.results, self.bytes) = (results, bytes) }

  /// The texts that fit, in their order. Of those with the same rank, the first ones fit first.
  func fitting(_ texts: [RankedText]) -> [String] {
    var (count, size) = (0, 0)
    let ranked = texts.indices.sorted { (texts[$0].rank, $0) < (texts[$1].rank, $1) }
    let kept = ranked.prefix { place in
      count += 1
      size += texts[place].text.utf8.count + 2
      return count <= results && size <= bytes
    }
    return kept.sorted().map { texts[$0].text }
  }
}
