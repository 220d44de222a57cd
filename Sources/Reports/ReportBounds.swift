/// How much one report may hold.
public struct ReportBounds: Sendable {
  public var results: Int
  /// Of all results together, in UTF-8.
  public var bytes: Int

  /// At most so many results, and so many bytes of them.
  public init(results: Int, bytes: Int) { (self.results, self.bytes) = (results, bytes) }
}
