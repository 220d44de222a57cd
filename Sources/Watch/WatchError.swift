public import SystemPackage

/// Why a directory cannot be watched; the description says what is so and what to do.
public enum WatchError: Error, Hashable, Sendable, CustomStringConvertible {
  case missing(FilePath)
  case notADirectory(FilePath)
  case forbidden(FilePath)
  /// The user's watches are used up, or its instances.
  case noMoreWatches(FilePath)
  case noMoreInstances
  /// Changes by other hosts are never told; “NFS”, “FUSE”.
  case remoteFileSystem(FilePath, kind: String)
  /// This process may open no more files.
  case noMoreDescriptors(FilePath)
  /// What lies there now is the directory beneath.
  case unmounted(FilePath)
  /// The watcher does not notice its own canary.
  case unseen(FilePath)
  /// The same, because the file system has not answered a question of its; a server that is away, or a broken disk.
  case unanswered(FilePath)
  case failed(FilePath, Errno)

  /// What the kernel's refusal means for the watched directory.
  init(_ cause: Errno, at path: FilePath) {
    switch cause {
    case .noSuchFileOrDirectory: self = .missing(path)
    case .notDirectory: self = .notADirectory(path)
    case .permissionDenied, .notPermitted: self = .forbidden(path)
    case .noSpace: self = .noMoreWatches(path)
    case .tooManyOpenFiles, .tooManyOpenFilesInSystem: self = .noMoreDescriptors(path)
    default: self = .failed(path, cause)
    }
  }

  public var description: String {
    switch self {
    case .missing(let path):
      "cannot watch \(path): there is no such directory. It is watched as soon as it is there."
    case .notADirectory(let path):
      "cannot watch \(path): it is not a directory. Name a directory in `watch.directory`."
    case .forbidden(let path):
      "cannot watch \(path): it may not be read. Give a11yd's group the right to list it."
    case .noMoreWatches(let path):
      "cannot watch \(path): the kernel's limit of inotify watches is reached (ENOSPC). "
        + "Raise fs.inotify.max_user_watches; until then it is listed every few seconds."
    case .noMoreInstances:
      "cannot watch: the kernel's limit of inotify instances is reached (EMFILE). "
        + "Raise fs.inotify.max_user_instances; until then the directory is listed every few seconds."
    case .remoteFileSystem(let path, let kind):
      "\(path) lies on \(kind), where the kernel does not tell of all changes: it is listed every few seconds."
    case .noMoreDescriptors(let path):
      "cannot watch \(path): too many files are open (EMFILE). Raise LimitNOFILE= of the service; it is tried again."
    case .unmounted(let path):
      "\(path): its file system was unmounted. Mount it again; until then the directory beneath is watched."
    case .unseen(let path):
      "\(path): what comes may not be noticed: the watcher does not see its own test file. Restart a11yd if it stays so."
    case .unanswered(let path):
      "\(path): its file system does not answer, so what comes is not noticed. See to the server or the disk behind it; "
        + "it is listed when it answers."
    case .failed(let path, let cause):
      "cannot watch \(path): \(cause). It is tried again."
    }
  }
}
