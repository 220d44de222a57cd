public import SystemPackage

/// An event of a `DirectoryWatcher`, in the order in which it learned of them.
public enum WatchEvent: Sendable {
  /// A finished file, read whole.
  case file(FinishedFile)
  /// A file that is not read; reported once until it changes.
  case skipped(path: FilePath, reason: SkipReason)
  /// The tree is watched: every file that is there or arrives from now on will come.
  case watching(directories: Int)
  /// The watched directory was replaced; the new one is watched.
  case replaced
  /// The watcher sees nothing. It keeps trying, and sends `.watching` when it sees again.
  case lost(WatchError)
  /// The kernel dropped hints. Everything is listed again, so only time is lost.
  case overflow
  /// The kernel cannot report all changes here, so the directory is polled.
  case polling(WatchError)
}
