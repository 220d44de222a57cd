/// What the sender of a stream calls one of its items, so that it knows which answer belongs to which.
public enum StreamID: Sendable, Hashable {
  case text(String)
  /// As it was written, because a number may have more digits than a double holds.
  case number(String)
  /// The item has no name.
  case none
}
