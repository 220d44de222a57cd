/// Whether the watcher sees changes, judged by its beats. A value without a clock or a kernel.
///
/// It counts beats, not time, so that it does not call the watcher blind after the computer slept or the process was
/// stopped.
struct Sight {
  /// After this many beats without the canary, the watcher counts as blind.
  let patience: Int
  private(set) var blindSince: ContinuousClock.Instant?
  private var sung: UInt64 = 0
  private var heard: UInt64 = 0
  private var unseen = 0
  private var lastSeen: ContinuousClock.Instant

  init(patience: Int, at now: ContinuousClock.Instant) { (self.patience, lastSeen) = (patience, now) }

  /// The result of the previous beat, and the song for the next one.
  ///
  /// - Parameter isAnswered: whether the file system answered a question since the previous beat, or was not asked.
  mutating func beat(at now: ContinuousClock.Instant, isAnswered: Bool) -> (WatchBeat, song: UInt64) {
    // Sing the same song again if it was not seen: a flood of hints may have swept it away.
    guard sung > 0, heard < sung || !isAnswered else {
      let result: WatchBeat = sung == 0 ? .unseen : seen(at: now)
      sung += 1
      return (result, sung)
    }
    return (missed(), sung)
  }

  /// Records that the canary was seen.
  ///
  /// - Returns: Whether the watcher was blind before.
  mutating func hear(_ song: UInt64) -> Bool {
    heard = max(heard, song)
    return blindSince != nil
  }

  /// The last song, for a watcher that has no canary to read it from.
  var song: UInt64 { sung }

  private mutating func seen(at now: ContinuousClock.Instant) -> WatchBeat {
    (unseen, lastSeen) = (0, now)
    guard let since = blindSince else { return .seen }
    blindSince = nil
    return .seesAgain(after: now - since)
  }

  private mutating func missed() -> WatchBeat {
    unseen += 1
    guard unseen >= patience, blindSince == nil else { return .unseen }
    blindSince = lastSeen
    return .blind(since: lastSeen)
  }
}
