import AccessibilityTree
import SystemPackage

/// Which files wait, which may be read now, and which were read as they are: a value without a clock or a kernel.
struct Backlog {
  /// A file to read.
  struct Candidate {
    let path: FilePath
    var arrival: FinishedFile.Arrival
    var arrivedAt: ContinuousClock.Instant
    var reason: Reason
    /// Hand it out although it was handed out as it is.
    var isAskedFor = false

    /// Why it is to be read.
    enum Reason: Hashable {
      /// A listing found it, and nothing was heard of it since: it is not read if it looks as it did when it was read.
      case found
      /// Something was heard of it, or it was seen to change. It is read however it looks: some changes leave no trace.
      case heard
      /// It was handed out once as incomplete, and its rest did not come: hand it out again although nothing changed.
      case graceOver(diskWasFull: Bool)
    }

    var isGraceOver: Bool { if case .graceOver = reason { true } else { false } }
    /// Its file system was full when it was read before.
    var wasDiskFull: Bool { reason == .graceOver(diskWasFull: true) }

    /// The same file, no longer as it was when it was handed out.
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
  /// How many files are being read, or with a consumer.
  var inHandCount: Int { ready.inHandCount }
  /// Whether a file may be read now.
  var hasReady: Bool { ready.hasNext }
  /// Files were left out, and there is room again; or the last listing is worth nothing.
  var needsListing: Bool { unlisted.needsListing(hasRoom: waitingCount <= settings.waitingLimit / 2) }
  /// When the next file has been quiet for long enough; nil for never.
  var nextDue: ContinuousClock.Instant? { settling.nextDue }
  /// Files that lie there and wait for no place but the limit; they are found again by listing.
  var leftOut: Int { unlisted.leftOut }
  /// Files that a listing found unread and that are not put in order yet.
  var unordered: Int {
    get { unlisted.unordered }
    set { unlisted.unordered = newValue }
  }

  private var waitingCount: Int { settling.count + ready.count }
  private var isFull: Bool { waitingCount >= settings.waitingLimit }
  private func waits(_ path: FilePath) -> Bool { settling.contains(path) || ready.contains(path) }

  // MARK: what is heard and listed

  /// Something was heard of a file: a renamed one is ready, others are when they have been quiet.
  mutating func heard(of path: FilePath, _ arrival: FinishedFile.Arrival, at now: ContinuousClock.Instant) {
    if ready.contains(path) { return ready.heard(of: path) }
    // What is being read may have changed behind the reader's back, and would be taken for read as it is.
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
      settling.put(candidate, until: now + settings.settle)
    }
  }

  /// Something may have happened to any file without a hint: no signature says anything until its file was read again.
  ///
  /// A file that is being read is read once more: what is read of it may be older than that.
  mutating func missHints(at now: ContinuousClock.Instant) {
    known.doubtAll()
    for path in ready.filesInHand { heard(of: path, .written, at: now) }
  }

  /// A listing of the whole tree begins.
  mutating func beginRound() {
    known.beginRound()
    unlisted.beginListing()
  }

  /// A listing found a file: whether it is to be read. One that was read as it is, or that waits, is not.
  mutating func listed(_ path: FilePath, _ signature: FileSignature) -> Bool {
    !known.find(path, signature) && !waits(path)
  }

  /// A file that was listed and is to be read.
  ///
  /// - Parameter isQuiet: nothing changed in it for longer than the settle time.
  mutating func enqueue(listed path: FilePath, isQuiet: Bool, at now: ContinuousClock.Instant) {
    if waits(path) { return }
    guard !isFull else { return unlisted.leaveOut() }
    let candidate = Candidate(path: path, arrival: .listed, arrivedAt: now, reason: .found)
    if isQuiet { ready.add(candidate) } else { settling.put(candidate, until: now + settings.settle) }
  }

  /// The listing is complete: what it did not find is gone, and forgotten.
  mutating func endRound() { known.endRound() }

  /// Another directory lies where the listed one lay.
  mutating func missReplacement() { unlisted.outdate() }

  /// Whoever kept what was read has lost it: what lies there is to be listed as at the start.
  mutating func forget() {
    known.forget()
    unlisted.outdate()
  }

  /// A file that lies there is to be read once more, as if it had never been. Beyond the limit it is left to a listing.
  mutating func askFor(_ path: FilePath, at now: ContinuousClock.Instant) {
    known.ask(for: path)
    enqueue(listed: path, isQuiet: true, at: now)
  }

  // MARK: what is read

  /// Moves what has been quiet for long enough to what may be read, by name.
  mutating func settle(at now: ContinuousClock.Instant) {
    for candidate in settling.takeDue(at: now) { ready.add(candidate) }
  }

  /// The next file to read; nil when there is none. The next of its session waits until it is given back.
  mutating func take() -> Candidate? {
    guard var candidate = ready.take() else { return nil }
    candidate.isAskedFor = known.takeRequest(for: candidate.path)
    return candidate
  }

  /// A file that was taken is done, whatever came of it.
  mutating func release(_ path: FilePath) { ready.done(path) }

  /// What a file was like when it was read or skipped; nil if it never was, or if that says nothing any more.
  func signature(of path: FilePath) -> FileSignature? { known.signature(of: path) }

  /// It was read or skipped as it is.
  ///
  /// - Returns: Whether it was so before, to the last byte. The signature alone does not say: a store into a mapping, a
  ///   second write within one tick of a coarse clock and a long one that is still under way leave it as it is.
  @discardableResult
  mutating func done(_ path: FilePath, _ signature: FileSignature, _ content: Fingerprint? = nil) -> Bool {
    known.note(path, signature, content)
  }

  /// Something was heard of a file that cannot be looked at now: when it is found again, its signature alone will not do.
  mutating func doubt(_ path: FilePath) { known.doubt(path) }

  /// It could not be read now.
  mutating func retry(_ candidate: Candidate, after pause: Duration, at now: ContinuousClock.Instant) {
    if candidate.isAskedFor { known.askAgain(for: candidate.path) }
    // What was heard of it meanwhile has it read anyway.
    if !waits(candidate.path) { settling.put(candidate, until: now + pause) }
  }

  // MARK: what ends too early

  /// Its content ends too early: hand it out again when it changes, or once more after the grace time.
  mutating func expectRest(of file: FinishedFile, at now: ContinuousClock.Instant) {
    expectRest(of: file.path, file.arrival, diskWasFull: file.isDiskFull, at: now)
  }

  /// The same without the file itself.
  mutating func expectRest(
    of path: FilePath, _ arrival: FinishedFile.Arrival, diskWasFull: Bool = false, at now: ContinuousClock.Instant
  ) {
    known.awaitRest(of: path, diskWasFull: diskWasFull)
    // What is looked at before may be as it was; then it comes here again.
    if waits(path) { return }
    let candidate = Candidate(
      path: path, arrival: arrival, arrivedAt: now, reason: .graceOver(diskWasFull: diskWasFull))
    settling.put(candidate, until: now + settings.grace)
  }

  /// A file was looked at again, and is as it was: if its rest was waited for, it still is.
  mutating func unchanged(_ candidate: Candidate, at now: ContinuousClock.Instant) {
    guard let diskWasFull = known.awaitedRest(of: candidate.path) else { return }
    expectRest(of: candidate.path, candidate.arrival, diskWasFull: diskWasFull, at: now)
  }

  /// The grace time of a file is over, and it is as it was.
  mutating func graceIsOver(for path: FilePath) { known.stopAwaiting(restOf: path) }
}
