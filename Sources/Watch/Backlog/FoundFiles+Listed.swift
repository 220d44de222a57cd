import AccessibilityTree
import Glibc
import SystemPackage

extension FoundFiles {
  /// Queues the files by name, after the event `.watching`, because sorting 100,000 names takes time.
  ///
  /// - Parameter settle: how long a file has to be unchanged to count as complete.
  func queue(_ entries: [ListedEntry], settle: Duration) {
    let named = entries.map { (entry: $0, name: $0.path.string) }
    let unread = named.sorted { NameOrder.compare($0.name, $1.name) < 0 }.map(\.entry)
    let now = ContinuousClock.now
    var wallClock = timespec()
    clock_gettime(CLOCK_REALTIME, &wallClock)
    change { [settle, wallClock] backlog in
      backlog.unordered = 0
      for entry in unread {
        if entry.reason == nil {
          backlog.enqueue(listed: entry.path, isQuiet: entry.isQuiet(settle, wallClock), at: now)
        } else {
          backlog.done(entry.path, entry.signature)
        }
      }
    }
    for entry in unread {
      if let reason = entry.reason { tell(.skipped(path: entry.path, reason: reason)) }
    }
  }
}
