import Foundation
import Watch

/// Waiting for what the watcher tells, never for time.
extension ModelRun {
  /// A content that no other file has; `parts` of them make it complete.
  func content(parts: Int = 1) -> [String] {
    nextContent += 1
    return (1...parts).map { part in
      (part == 1 ? "{" : "") + "\(nextContent).\(part);" + (part == parts ? "}" : "")
    }
  }

  /// Waits until a file that is renamed into place now is told; whether a hint brought it, so that everything that the
  /// kernel said before has been heard.
  @discardableResult
  func pause() async throws -> Bool {
    nextMarker += 1
    let marker = "marker-\(nextMarker)"
    try Data(marker.utf8).write(to: URL(filePath: base + "/" + marker))
    try Problem.check(rename("\(base)/\(marker)", "\(base)\(watchedPath)/\(marker)"), "rename \(marker)")
    defer { unlink("\(base)\(watchedPath)/\(marker)") }
    while let signal = await signals.next(isolation: #isolation) {
      guard case .marker(marker, let isByHint) = signal else { continue }
      patience.noteStep()
      return isByHint
    }
    throw CancellationError()
  }

  /// Waits until the watcher has said once more than `losses` that it sees nothing.
  func loss(after losses: Int) async throws {
    while let signal = await signals.next(isolation: #isolation) {
      if case .lost(let count) = signal, count > losses { return patience.noteStep() }
    }
    throw CancellationError()
  }

  /// Waits until everything was heard, and nothing waits.
  func becomeQuiet() async throws {
    while !writers.isEmpty { try finishWriter(at: 0) }
    // Two more: one may have begun before the last action.
    let listings = profile.hintsOnly ? 0 : watcher.status.listings + 2
    var status = watcher.status
    // Counted in rounds and not in time, which says nothing on a busy machine. Few are needed.
    for _ in 0..<10_000 {
      let isByHint = try await pause()
      status = watcher.status
      let isIdle = status.isWatching && status.waiting == 0 && status.inHand == 0 && status.listings >= listings
      if isIdle, !status.isListingDue, isByHint || !profile.hintsOnly { return }
    }
    throw Restless(status: status)
  }
}
