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

    /// The same file, no longer as it was when it was handed out.
    var changed: Candidate { Candidate(path: path, arrival: arrival, arrivedAt: arrivedAt) }
  }

  private struct Waiting {
    var candidate: Candidate
    var due: ContinuousClock.Instant
  }

  private struct Seen {
    var signature: FileSignature
    var round: UInt32
  }

  let settings: WatchSettings
  private var waiting: [FilePath: Waiting] = [:]
  private var ready = ReadyFiles()
  private var seen: [Fingerprint: Seen] = [:]
  private var round: UInt32 = 0
  /// Files that lie there and wait for no place but the limit; they are found again by listing.
  private(set) var leftOut = 0

  init(settings: WatchSettings) { self.settings = settings }

  /// How many files are still to be read.
  var count: Int { waiting.count + ready.count + leftOut }
  /// Whether a file may be read now.
  var hasReady: Bool { ready.hasNext }
  /// Files were left out, and there is room again.
  var needsListing: Bool { leftOut > 0 && waiting.count + ready.count <= settings.waitingLimit / 2 }
  /// When the next file has been quiet for long enough; nil for never.
  var nextDue: ContinuousClock.Instant? { waiting.values.lazy.map(\.due).min() }

  private var isFull: Bool { waiting.count + ready.count >= settings.waitingLimit }

  /// Something was heard of a file: a renamed one is ready, others are when they have been quiet.
  mutating func heard(of path: FilePath, _ arrival: FinishedFile.Arrival, at now: ContinuousClock.Instant) {
    if ready.contains(path) { return }
    guard waiting[path] != nil || !isFull else {
      leftOut += 1
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
    if let known = seen[key] {
      seen[key]?.round = round
      if known.signature == signature { return false }
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
  mutating func take() -> Candidate? { ready.take() }

  /// A file that was taken is done, whatever came of it.
  mutating func release(_ path: FilePath) { ready.done(path) }

  /// What a file was like when it was read or skipped; nil if it never was.
  func signature(of path: FilePath) -> FileSignature? { seen[Self.key(path)]?.signature }

  /// It was read or skipped as it is.
  mutating func done(_ path: FilePath, _ signature: FileSignature) {
    seen[Self.key(path)] = Seen(signature: signature, round: round)
  }

  /// It could not be read now.
  mutating func retry(_ candidate: Candidate, after pause: Duration, at now: ContinuousClock.Instant) {
    if waiting[candidate.path] == nil { waiting[candidate.path] = Waiting(candidate: candidate, due: now + pause) }
  }

  /// Its content ends too early: hand it out again when it changes, or once more after the grace time.
  mutating func expectRest(of path: FilePath, _ arrival: FinishedFile.Arrival, at now: ContinuousClock.Instant) {
    if waiting[path] != nil || ready.contains(path) { return }
    let candidate = Candidate(path: path, arrival: arrival, arrivedAt: now, isGraceOver: true)
    waiting[path] = Waiting(candidate: candidate, due: now + settings.grace)
  }

  /// A listing of the whole tree begins.
  mutating func beginRound() {
    round &+= 1
    leftOut = 0
  }

  /// The listing is complete: what it did not find is gone, and forgotten.
  mutating func endRound() {
    if seen.values.contains(where: { $0.round != round }) { seen = seen.filter { $0.value.round == round } }
  }

  private static func key(_ path: FilePath) -> Fingerprint {
    path.withPlatformString { characters in
      Fingerprint(of: UnsafeRawBufferPointer(start: characters, count: path.length))
    }
  }
}
