/// The result of offering an entry to a sink.
enum EntryFate: Hashable, Sendable {
  /// The sink took it, at once or after an outage. journald may still drop it because of its rate limit or a full disk;
  /// only reading it back proves that it arrived.
  case handedOver(after: SinkOutage?)
  /// The sink will never take it.
  case refused
}
