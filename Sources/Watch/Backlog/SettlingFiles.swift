import SystemPackage

/// Files that may not be read yet. Each waits until it has been quiet, or until its grace time is over.
struct SettlingFiles {
  private struct Settling {
    var candidate: Backlog.Candidate
    var due: ContinuousClock.Instant
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

  mutating func remove(_ path: FilePath) { files[path] = nil }

  /// Takes the files that may be read now, in the order in which they became ready, then by name.
  mutating func takeDue(at now: ContinuousClock.Instant) -> [Backlog.Candidate] {
    let due = files.values.filter { $0.due <= now }
      .sorted { ($0.due, $0.candidate.path.string) < ($1.due, $1.candidate.path.string) }
    for file in due { files[file.candidate.path] = nil }
    return due.map(\.candidate)
  }
}
