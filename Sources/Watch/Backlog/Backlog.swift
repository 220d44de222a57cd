import AccessibilityTree
import SystemPackage

/// Which files wait, which may be read now, and which were read and have not changed. A value without a clock or a
/// kernel.
struct Backlog {
  /// A file to read.
  struct Candidate {
    let path: FilePath
    var arrival: FinishedFile.Arrival
    var arrivedAt: ContinuousClock.Instant
    var reason: Reason
    /// Whether to hand it out although it has not changed since it was handed out.
    var isAskedFor = false

    /// Why it is to be read.
    enum Reason: Hashable {
      /// A listing found it, and nothing was heard of it since: it is not read if it looks as it did when it was read.
      case found
      /// Something was heard of it, or it was seen to change. It is read however it looks: some changes leave no trace.
      case heard
      /// It was handed out once as incomplete, and its rest did not come. Hand it out again although nothing changed.
      case graceOver(diskWasFull: Bool)
    }

    var isGraceOver: Bool { if case .graceOver = reason { true } else { false } }
    /// Whether its file system was full when it was read before.
    var wasDiskFull: Bool { reason == .graceOver(diskWasFull: true) }

    /// The same file, which changed after it was handed out.
    var changed: Candidate {
      Candidate(path: path, arrival: arrival, arrivedAt: arrivedAt, reason: .heard, isAskedFor: isAskedFor)
    }
  }

  let settings: WatchSettings
  private var settling = SettlingFiles()
  private var ready = ReadyFiles()
  private var known = KnownFiles()
  private var unlisted = UnlistedFiles()

  init(settings: WatchSettings) { self.settings = settings }

  /// How many files are still to be read.
  var count: Int { waitingCount + unlisted.count }
  /// How many files are being read or are with a consumer.
  var inHandCount: Int { ready.inHandCount }
  /// Whether a file may be read now.
  var hasReady: Bool { ready.hasNext }
  /// Whether files were left out and there is room again, or the last listing is outdated.
  var needsListing: Bool { unlisted.needsListing(hasRoom: waitingCount <= settings.waitingLimit / 2) }
  /// When the next file has been quiet for long enough; nil for never.
  var nextDue: ContinuousClock.Instant? { settling.nextDue }
  /// How many files were left out because of the limit. A listing finds them again.
  var leftOut: Int { unlisted.leftOut }
  /// How many files a listing found unread that are not sorted yet.
  var unordered: Int {
    get { unlisted.unordered }
    set { unlisted.unordered = newValue }
  }

  private var waitingCount: Int { settling.count + ready.count }
  private var isFull: Bool { waitingCount >= settings.waitingLimit }
  private func waits(_ path: FilePath) -> Bool { settling.contains(path) || ready.contains(path) }

  // MARK: what is heard and listed

  /// Records a hint about a file. A renamed file is ready at once, others when they have been quiet, or written for too long.
  mutating func heard(of path: FilePath, _ arrival: FinishedFile.Arrival, at now: ContinuousClock.Instant) {
    if ready.contains(path) { return ready.heard(of: path) }
    // A file that is being read may have changed unnoticed, and must not count as read.
    guard settling.contains(path) || !isFull || ready.isInHand(path) else {
      unlisted.leaveOut()
      known.doubt(path)
      return
    }
    let candidate = Candidate(
      path: path, arrival: arrival, arrivedAt: settling.arrival(of: path) ?? now, reason: .heard)
    if arrival == .renamed {
      settling.remove(path)
      ready.add(candidate)
    } else {
      settling.put(candidate, quietFor: settings.settle, atMost: settings.patience, at: now)
    }
  }

  /// Something may have happened to any file without a hint: no signature says anything until its file was read again.
  ///
  /// A file that is being read is read once more: what is read of it may be older than that.
  mutating func missHints(at now: ContinuousClock.Instant) {
    known.doubtAll()
    for path in ready.filesInHand { heard(of: path, .written, at: now) }
  }

  /// Begins a listing of the whole tree.
  mutating func beginRound() {
    known.beginRound()
    unlisted.beginListing()
  }

  /// Whether a file that a listing found is to be read. A file that was read and has not changed, or that waits, is
  /// not.
  mutating func listed(_ path: FilePath, _ signature: FileSignature) -> Bool {
    !known.find(path, signature) && !waits(path)
  }

  /// Queues a listed file for reading.
  ///
  /// - Parameter isQuiet: whether it has not changed for longer than the settle time.
  mutating func enqueue(listed path: FilePath, isQuiet: Bool, at now: ContinuousClock.Instant) {
    if waits(path) { return }
    guard !isFull else { return unlisted.leaveOut() }
    let candidate = Candidate(path: path, arrival: .listed, arrivedAt: now, reason: .found)
    if isQuiet { ready.add(candidate) } else { settling.put(candidate, until: now + settings.settle) }
  }

  /// Ends the listing and forgets files that it did not find.
  mutating func endRound() { known.endRound() }

  /// Records that the listed directory was replaced by another one.
  mutating func missReplacement() { unlisted.outdate() }

  /// Forgets everything that was read, because the consumer has lost it. All files are then listed as at the start.
  mutating func forget() {
    known.forget()
    unlisted.outdate()
  }

  /// Asks for a file to be read again, as if it had never been read. Beyond the limit, a listing finds it.
  mutating func askFor(_ path: FilePath, at now: ContinuousClock.Instant) {
    known.ask(for: path)
    enqueue(listed: path, isQuiet: true, at: now)
  }

  // MARK: what is read

  /// Makes files ready that have been quiet for long enough, by name.
  mutating func settle(at now: ContinuousClock.Instant) {
    for candidate in settling.takeDue(at: now) { ready.add(candidate) }
  }

  /// Takes the next file to read; nil if there is none. The next file of its session waits until this one is released.
  mutating func take() -> Candidate? {
    guard var candidate = ready.take() else { return nil }
    candidate.isAskedFor = known.takeRequest(for: candidate.path)
    return candidate
  }

  /// Records that a taken file is done, whatever the result.
  mutating func release(_ path: FilePath) { ready.done(path) }

  /// The signature of a file when it was read or skipped; nil if it never was, or if the signature is no longer
  /// reliable.
  func signature(of path: FilePath) -> FileSignature? { known.signature(of: path) }

  /// Records that a file was read or skipped in its current state.
  ///
  /// - Returns: Whether its content was the same before, byte by byte. The signature alone cannot tell: it stays the
  ///   same after a store into a mapping, after a second write within one tick of a coarse clock, and during a long
  ///   write.
  @discardableResult
  mutating func done(_ path: FilePath, _ signature: FileSignature, _ content: Fingerprint? = nil) -> Bool {
    known.note(path, signature, content)
  }

  /// Records a hint about a file that cannot be checked now. When it is found again, its signature alone is not enough.
  mutating func doubt(_ path: FilePath) { known.doubt(path) }

  /// Puts a file back that could not be read now.
  mutating func retry(_ candidate: Candidate, after pause: Duration, at now: ContinuousClock.Instant) {
    if candidate.isAskedFor { known.askAgain(for: candidate.path) }
    // If a hint came meanwhile, the file waits already.
    if !waits(candidate.path) { settling.put(candidate, until: now + pause) }
  }

  // MARK: what ends too early

  /// Records that the content of a file ends too early. It is handed out again when it changes, or once more after the
  /// grace time.
  mutating func expectRest(of file: FinishedFile, at now: ContinuousClock.Instant) {
    expectRest(of: file.path, file.arrival, diskWasFull: file.isDiskFull, at: now)
  }

  /// The same without the file itself.
  mutating func expectRest(
    of path: FilePath, _ arrival: FinishedFile.Arrival, diskWasFull: Bool = false, at now: ContinuousClock.Instant
  ) {
    known.awaitRest(of: path, diskWasFull: diskWasFull)
    // If the file is checked earlier and has not changed, it comes here again.
    if waits(path) { return }
    let candidate = Candidate(
      path: path, arrival: arrival, arrivedAt: now, reason: .graceOver(diskWasFull: diskWasFull))
    settling.put(candidate, until: now + settings.grace)
  }

  /// Records that a file was checked and has not changed. If its rest was awaited, it still is.
  mutating func unchanged(_ candidate: Candidate, at now: ContinuousClock.Instant) {
    guard let diskWasFull = known.awaitedRest(of: candidate.path) else { return }
    expectRest(of: candidate.path, candidate.arrival, diskWasFull: diskWasFull, at: now)
  }

  /// Records that the grace time of a file is over and it has not changed.
  mutating func graceIsOver(for path: FilePath) { known.stopAwaiting(restOf: path) }
}
