import SystemPackage

/// Files that may not be read yet. Each waits until it has been quiet, or until its grace time is over.
struct SettlingFiles {
  private struct Settling {
    var candidate: Backlog.Candidate
    var due: ContinuousClock.Instant
    /// When the first of the hints came that followed each other without a pause; nil for a file that waits for another reason.
    var writtenSince: ContinuousClock.Instant?
  }

  private var files: [FilePath: Settling] = [:]

  var count: Int { files.count }
  /// When the next file may be read; nil if none waits.
  var nextDue: ContinuousClock.Instant? { files.values.lazy.map(\.due).min() }

  func contains(_ path: FilePath) -> Bool { files[path] != nil }
  /// When the first hint about a file came; nil if it does not wait here.
  func arrival(of path: FilePath) -> ContinuousClock.Instant? { files[path]?.candidate.arrivedAt }

  /// Makes a file wait until this time, whatever it waited for before.
  mutating func put(_ candidate: Backlog.Candidate, until due: ContinuousClock.Instant) {
    files[candidate.path] = Settling(candidate: candidate, due: due)
  }

  /// Makes a file that is being written wait until it has been quiet for so long, and no longer than this in all: a log
  /// may never be quiet.
  mutating func put(
    _ candidate: Backlog.Candidate, quietFor settle: Duration, atMost patience: Duration,
    at now: ContinuousClock.Instant
  ) {
    let since = files[candidate.path]?.writtenSince ?? now
    let due = min(now + settle, max(now, since + patience))
    files[candidate.path] = Settling(candidate: candidate, due: due, writtenSince: since)
  }

  mutating func remove(_ path: FilePath) { files[path] = nil }

  /// Takes the files that may be read now, in the order in which they became ready, then by name.
  mutating func takeDue(at now: ContinuousClock.Instant) -> [Backlog.Candidate] {
    let due = files.values.filter { $0.due <= now }
      .sorted { ($0.due, $0.candidate.path.string) < ($1.due, $1.candidate.path.string) }
    for file in due { files[file.candidate.path] = nil }
    return due.map(\.candidate)
  }
}
