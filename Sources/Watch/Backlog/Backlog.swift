import AccessibilityTree
import SystemPackage

/// Which files wait, which may be read now, and which were read as they are: a value without a clock or a kernel.
struct Backlog {
  /// A file to read.
  struct Candidate {
    let path: FilePath
    var arrival: FinishedFile.Arrival
    var arrivedAt: ContinuousClock.Instant
    /// Handed out once as incomplete; hand it out again although nothing changed.
    var isGraceOver = false
    /// Hand it out although it was handed out as it is.
    var isAskedFor = false
    /// Its file system was full when it was read before.
    var wasDiskFull = false

    /// The same file, no longer as it was when it was handed out.
    var changed: Candidate {
      Candidate(path: path, arrival: arrival, arrivedAt: arrivedAt, isAskedFor: isAskedFor)
    }
  }

  private struct Waiting {
    var candidate: Candidate
    var due: ContinuousClock.Instant
  }

  private struct Seen {
    var signature: FileSignature
    /// Of what was read; nil for a file that was skipped.
    var content: Fingerprint?
    var round: UInt32
    /// What was read ends too early, and nobody has yet said so.
    var awaitsRest = false
    /// Something was heard of it since, and it could not be looked at: its signature says nothing until it was.
    var isDoubtful = false
  }

  let settings: WatchSettings
  private var waiting: [FilePath: Waiting] = [:]
  private var ready = ReadyFiles()
  private var seen: [Fingerprint: Seen] = [:]
  /// Files that somebody asked for once more, until they are taken, and the round in which they were listed last.
  private var askedFor: [Fingerprint: UInt32] = [:]
  private var round: UInt32 = 0
  /// Files that lie there and wait for no place but the limit; they are found again by listing.
  private(set) var leftOut = 0
  /// Files that a listing found unread and that are not put in order yet.
  var unordered = 0
  /// Something was found that no hint told of.
  private var isOutdated = false

  init(settings: WatchSettings) { self.settings = settings }

  /// How many files are still to be read.
  var count: Int { waiting.count + ready.count + leftOut + unordered }
  /// How many files are being read, or with a consumer.
  var inHandCount: Int { ready.inHandCount }
  /// Whether a file may be read now.
  var hasReady: Bool { ready.hasNext }
  /// Files were left out, and there is room again; or the last listing is worth nothing.
  var needsListing: Bool { isOutdated || leftOut > 0 && waiting.count + ready.count <= settings.waitingLimit / 2 }
  /// When the next file has been quiet for long enough; nil for never.
  var nextDue: ContinuousClock.Instant? { waiting.values.lazy.map(\.due).min() }

  private var isFull: Bool { waiting.count + ready.count >= settings.waitingLimit }

  /// Something was heard of a file: a renamed one is ready, others are when they have been quiet.
  mutating func heard(of path: FilePath, _ arrival: FinishedFile.Arrival, at now: ContinuousClock.Instant) {
    if ready.contains(path) { return }
    // What is being read may have changed behind the reader's back, and would be taken for read as it is.
    guard waiting[path] != nil || !isFull || ready.isInHand(path) else {
      leftOut += 1
      doubt(path)
      return
    }
    let candidate = Candidate(
      path: path, arrival: arrival, arrivedAt: waiting[path]?.candidate.arrivedAt ?? now)
    if arrival == .renamed {
      waiting[path] = nil
      ready.add(candidate)
    } else {
      waiting[path] = Waiting(candidate: candidate, due: now + settings.settle)
    }
  }

  /// A listing found a file: whether it is to be read. One that was read as it is, or that waits, is not.
  mutating func listed(_ path: FilePath, _ signature: FileSignature) -> Bool {
    let key = Self.key(path)
    if askedFor[key] != nil { askedFor[key] = round }
    if let known = seen[key] {
      seen[key]?.round = round
      // One that awaited its rest may have been tried while the directory was away.
      if known.signature == signature, !known.awaitsRest, !known.isDoubtful { return false }
    }
    return waiting[path] == nil && !ready.contains(path)
  }

  /// A file that was listed and is to be read.
  ///
  /// - Parameter isQuiet: nothing changed in it for longer than the settle time.
  mutating func enqueue(listed path: FilePath, isQuiet: Bool, at now: ContinuousClock.Instant) {
    if waiting[path] != nil || ready.contains(path) { return }
    guard !isFull else {
      leftOut += 1
      return
    }
    let candidate = Candidate(path: path, arrival: .listed, arrivedAt: now)
    if isQuiet {
      ready.add(candidate)
    } else {
      waiting[path] = Waiting(candidate: candidate, due: now + settings.settle)
    }
  }

  /// Moves what has been quiet for long enough to what may be read, by name.
  mutating func settle(at now: ContinuousClock.Instant) {
    let due = waiting.values.filter { $0.due <= now }
      .sorted { ($0.due, $0.candidate.path.string) < ($1.due, $1.candidate.path.string) }
    for entry in due {
      waiting[entry.candidate.path] = nil
      ready.add(entry.candidate)
    }
  }

  /// The next file to read; nil when there is none. The next of its session waits until it is given back.
  mutating func take() -> Candidate? {
    guard var candidate = ready.take() else { return nil }
    candidate.isAskedFor = askedFor.removeValue(forKey: Self.key(candidate.path)) != nil
    return candidate
  }

  /// A file that lies there is to be read once more, as if it had never been. Beyond the limit it is left to a listing.
  mutating func askFor(_ path: FilePath, at now: ContinuousClock.Instant) {
    let key = Self.key(path)
    askedFor[key] = round
    seen[key] = nil
    enqueue(listed: path, isQuiet: true, at: now)
  }

  /// Whoever kept what was read has lost it: what lies there is to be listed as at the start.
  mutating func forget() {
    seen = [:]
    isOutdated = true
  }

  /// Another directory lies where the listed one lay.
  mutating func missReplacement() { isOutdated = true }

  /// A file that was taken is done, whatever came of it.
  mutating func release(_ path: FilePath) { ready.done(path) }

  /// What a file was like when it was read or skipped; nil if it never was, or if that says nothing any more.
  func signature(of path: FilePath) -> FileSignature? {
    seen[Self.key(path)].flatMap { $0.isDoubtful ? nil : $0.signature }
  }

  /// It was read or skipped as it is.
  ///
  /// - Returns: Whether it was so before, to the last byte. The signature alone does not say: a store into a mapping, a
  ///   second write within one tick of a coarse clock and a long one that is still under way leave it as it is.
  @discardableResult
  mutating func done(_ path: FilePath, _ signature: FileSignature, _ content: Fingerprint? = nil) -> Bool {
    let key = Self.key(path)
    if let known = seen[key], known.signature == signature, known.content == content {
      seen[key]?.isDoubtful = false
      return true
    }
    seen[key] = Seen(signature: signature, content: content, round: round)
    return false
  }

  /// Something was heard of a file that cannot be looked at now: when it is found again, its signature alone will not do.
  mutating func doubt(_ path: FilePath) { seen[Self.key(path)]?.isDoubtful = true }

  /// A file was looked at again, and is as it was: if its rest was waited for, it still is.
  mutating func unchanged(_ candidate: Candidate, at now: ContinuousClock.Instant) {
    guard seen[Self.key(candidate.path)]?.awaitsRest == true else { return }
    expectRest(of: candidate.path, candidate.arrival, wasDiskFull: candidate.wasDiskFull, at: now)
  }

  /// The grace time of a file is over, and it is as it was.
  mutating func graceIsOver(for path: FilePath) { seen[Self.key(path)]?.awaitsRest = false }

  /// It could not be read now.
  mutating func retry(_ candidate: Candidate, after pause: Duration, at now: ContinuousClock.Instant) {
    if candidate.isAskedFor { askedFor[Self.key(candidate.path)] = round }
    if waiting[candidate.path] == nil { waiting[candidate.path] = Waiting(candidate: candidate, due: now + pause) }
  }

  /// Its content ends too early: hand it out again when it changes, or once more after the grace time.
  mutating func expectRest(of file: FinishedFile, at now: ContinuousClock.Instant) {
    expectRest(of: file.path, file.arrival, wasDiskFull: file.isDiskFull, at: now)
  }

  /// The same without the file itself.
  mutating func expectRest(
    of path: FilePath, _ arrival: FinishedFile.Arrival, wasDiskFull: Bool = false, at now: ContinuousClock.Instant
  ) {
    seen[Self.key(path)]?.awaitsRest = true
    // What is looked at before may be as it was; then it comes here again.
    if waiting[path] != nil || ready.contains(path) { return }
    let candidate = Candidate(
      path: path, arrival: arrival, arrivedAt: now, isGraceOver: true, wasDiskFull: wasDiskFull)
    waiting[path] = Waiting(candidate: candidate, due: now + settings.grace)
  }

  /// A listing of the whole tree begins.
  mutating func beginRound() {
    round &+= 1
    leftOut = 0
    isOutdated = false
  }

  /// The listing is complete: what it did not find is gone, and forgotten.
  mutating func endRound() {
    if seen.values.contains(where: { $0.round != round }) { seen = seen.filter { $0.value.round == round } }
    if !askedFor.isEmpty { askedFor = askedFor.filter { $0.value == round } }
  }

  private static func key(_ path: FilePath) -> Fingerprint {
    path.withPlatformString { characters in
      Fingerprint(of: UnsafeRawBufferPointer(start: characters, count: path.length))
    }
  }
}
