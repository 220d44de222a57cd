import Glibc
import SystemPackage

/// Something that a listing found.
struct ListedEntry: Sendable {
  let path: FilePath
  let signature: FileSignature
  let changed: timespec
  /// Why it cannot even be tried.
  let reason: SkipReason?

  /// Whether the last change is older than the settle time by the wall clock. A clock that was set since then makes a
  /// file wait for the settle time, which is no harm.
  func isQuiet(_ settle: Duration, _ wallClock: timespec) -> Bool {
    let age =
      Duration.seconds(wallClock.tv_sec - changed.tv_sec) + .nanoseconds(wallClock.tv_nsec - changed.tv_nsec)
    return age > settle
  }
}
