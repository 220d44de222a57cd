public import SystemPackage

/// What a `DirectoryWatcher` tells, in the order in which it learned it.
public enum WatchEvent: Sendable {
  /// A finished file, read whole.
  case file(FinishedFile)
  /// A file that is not read, said once until it changes.
  case skipped(path: FilePath, reason: SkipReason)
  /// The watches stand: everything that lies there or arrives from now on will be told.
  case watching(directories: Int)
  /// The directory that was watched is another one now, and the new one is watched.
  case replaced
  /// Nothing can be seen; the watcher keeps trying, and says `.watching` when it can again.
  case lost(WatchError)
  /// The kernel dropped hints; everything is listed again, so nothing is lost but time.
  case overflow
  /// The kernel cannot tell of all changes here, so the directory is listed again and again.
  case polling(WatchError)
}
