import SystemPackage

/// Files that may not be read yet: each waits until it has been quiet, or until its rest must have come.
struct SettlingFiles {
  private struct Settling {
    var candidate: Backlog.Candidate
    var due: ContinuousClock.Instant
  }

  private var files: [FilePath: Settling] = [:]

  var count: Int { files.count }
  /// When the next one may be read; nil for none.
  var nextDue: ContinuousClock.Instant? { files.values.lazy.map(\.due).min() }

  func contains(_ path: FilePath) -> Bool { files[path] != nil }
  /// When a file was heard of first; nil for one that does not wait here.
  func arrival(of path: FilePath) -> ContinuousClock.Instant? { files[path]?.candidate.arrivedAt }

  /// Waits until then, whatever it waited for before.
  mutating func put(_ candidate: Backlog.Candidate, until due: ContinuousClock.Instant) {
    files[candidate.path] = Settling(candidate: candidate, due: due)
  }

  mutating func remove(_ path: FilePath) { files[path] = nil }

  /// What may be read now, in the order in which it became so, then by name.
  mutating func takeDue(at now: ContinuousClock.Instant) -> [Backlog.Candidate] {
    let due = files.values.filter { $0.due <= now }
      .sorted { ($0.due, $0.candidate.path.string) < ($1.due, $1.candidate.path.string) }
    for file in due { files[file.candidate.path] = nil }
    return due.map(\.candidate)
  }
}
