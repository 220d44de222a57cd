/// What a beat of a watcher found out about the previous beat.
public enum WatchBeat: Sendable, Equatable {
  /// The canary went through the whole watcher: the kernel's hint, the thread that reads it, and the thread that looks.
  case seen
  /// It has not been seen yet.
  case unseen
  /// It has not been seen for too many beats. Reported once.
  case blind(since: ContinuousClock.Instant)
  /// It was seen again, for the first time after the watcher was blind.
  case seesAgain(after: Duration)
}
