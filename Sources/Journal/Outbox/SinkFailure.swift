/// Why a sink did not take an entry.
public enum SinkFailure: Error, Hashable, Sendable {
  /// The sink may take it later; the cause in words.
  case later(String)
  /// The sink will never take it; the cause in words.
  case never(String)
}
