import Glibc
import SystemPackage

/// An entry that a listing found.
struct ListedEntry: Sendable {
  let path: FilePath
  let signature: FileSignature
  let changed: timespec
  /// Why it is skipped without an attempt to read it.
  let reason: SkipReason?

  /// Whether the last change is older than the settle time, by the wall clock. If the clock was set since, the file may
  /// wait for the settle time, which does no harm.
  func isQuiet(_ settle: Duration, _ wallClock: timespec) -> Bool {
    let age =
      Duration.seconds(wallClock.tv_sec - changed.tv_sec) + .nanoseconds(wallClock.tv_nsec - changed.tv_nsec)
    return age > settle
  }
}
