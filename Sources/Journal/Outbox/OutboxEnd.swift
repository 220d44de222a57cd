/// Why an entry leaves the outbox without proof.
public enum OutboxEnd: String, Hashable, Sendable {
  /// Handed over to who cannot be asked whether it arrived.
  case handedOver
  /// journald will never take it.
  case refused
  /// Handed over, as often as is sensible, and never found.
  case unproved
}
