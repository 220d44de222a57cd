/// What a beat of a watcher found out about the beat before it.
public enum WatchBeat: Sendable, Equatable {
  /// The canary went through the whole watcher: the kernel's hint, the thread that reads it, the thread that looks.
  case seen
  /// It did not yet.
  case unseen
  /// It has not for too many beats; said once.
  case blind(since: ContinuousClock.Instant)
  /// It did, for the first time after it had not.
  case seesAgain(after: Duration)
}
