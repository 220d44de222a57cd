/// What became of an entry that was offered to a sink.
enum EntryFate: Hashable, Sendable {
  /// The sink took it, at once or after an outage. journald may still drop it, by its rate limit or on a full disk: only
  /// reading it back proves more.
  case handedOver(after: SinkOutage?)
  /// The sink will never take it.
  case refused
}
