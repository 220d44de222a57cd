/// Why a sink did not take an entry.
public enum SinkFailure: Error, Hashable, Sendable {
  /// Another time it may; the cause in words.
  case later(String)
  /// It never will.
  case never(String)
}
