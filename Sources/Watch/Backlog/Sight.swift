/// Whether the watcher sees, as far as its beats can tell: a value without a clock or a kernel.
///
/// It counts beats and no time, so that a computer that slept, or a process that was stopped, was not blind.
struct Sight {
  /// Beats without the canary after which the watcher counts as blind.
  let patience: Int
  private(set) var blindSince: ContinuousClock.Instant?
  private var sung: UInt64 = 0
  private var heard: UInt64 = 0
  private var unseen = 0
  private var lastSeen: ContinuousClock.Instant

  init(patience: Int, at now: ContinuousClock.Instant) { (self.patience, lastSeen) = (patience, now) }

  /// What came of the beat before, and what is to be sung for the next.
  ///
  /// - Parameter isAnswered: whether the file system answered something since the beat before, or was not asked.
  mutating func beat(at now: ContinuousClock.Instant, isAnswered: Bool) -> (WatchBeat, song: UInt64) {
    // What was not seen is sung again: a flood of hints may have swept it away.
    guard sung > 0, heard < sung || !isAnswered else {
      let result: WatchBeat = sung == 0 ? .unseen : seen(at: now)
      sung += 1
      return (result, sung)
    }
    return (missed(), sung)
  }

  /// The canary was seen.
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
