import Synchronization

/// Tells the requests of all connections apart.
final class RequestNumbers: Sendable {
  private let last = Atomic<UInt64>(0)

  func next() -> UInt64 { last.wrappingAdd(1, ordering: .relaxed).newValue }
}
