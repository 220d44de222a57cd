/// Why an entry leaves the outbox without proof.
public enum OutboxEnd: String, Hashable, Sendable {
  /// The sink took it and cannot be asked whether it arrived.
  case handedOver
  /// journald will never take it.
  case refused
  /// It was sent as often as is sensible, and never found.
  case unproved
}
