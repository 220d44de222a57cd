public import SystemPackage

/// Why a directory cannot be watched. The description says what is wrong and what to do.
public enum WatchError: Error, Hashable, Sendable, CustomStringConvertible {
  case missing(FilePath)
  case notADirectory(FilePath)
  case forbidden(FilePath)
  /// The user's inotify watches or instances are used up.
  case noMoreWatches(FilePath)
  case noMoreInstances
  /// The kernel does not report changes by other hosts; the kind is such as “NFS” or “FUSE”.
  case remoteFileSystem(FilePath, kind: String)
  /// This process may open no more files.
  case noMoreDescriptors(FilePath)
  /// Its file system was unmounted; the path now leads to the directory beneath.
  case unmounted(FilePath)
  /// The watcher does not notice its own canary.
  case unseen(FilePath)
  /// The same, because the file system did not answer a question: a server is gone, or a disk is broken.
  case unanswered(FilePath)
  case failed(FilePath, Errno)

  /// Translates the kernel's error for the watched directory.
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
      "cannot watch \(path): there is no such directory. a11yd starts to watch it as soon as it exists."
    case .notADirectory(let path):
      "cannot watch \(path): it is not a directory. Set `watch.directory` to a directory."
    case .forbidden(let path):
      "cannot watch \(path): a11yd may not read it. Give a11yd's group the right to list it."
    case .noMoreWatches(let path):
      "cannot watch \(path): the kernel's limit of inotify watches is reached (ENOSPC). "
        + "Raise fs.inotify.max_user_watches; until then a11yd lists it every few seconds."
    case .noMoreInstances:
      "cannot watch: the kernel's limit of inotify instances is reached (EMFILE). "
        + "Raise fs.inotify.max_user_instances; until then a11yd lists the directory every few seconds."
    case .remoteFileSystem(let path, let kind):
      "\(path) is on \(kind), which does not report every change; a11yd also lists it every few seconds."
    case .noMoreDescriptors(let path):
      "cannot watch \(path): too many files are open (EMFILE). Raise LimitNOFILE= of the service. a11yd tries again."
    case .unmounted(let path):
      "\(path): its file system was unmounted. Mount it again. Until then a11yd watches the directory below the mount point."
    case .unseen(let path):
      "\(path): a11yd may miss new files: the watcher does not see its own test file. Restart a11yd if this lasts."
    case .unanswered(let path):
      "\(path): its file system does not answer, so a11yd does not see new files. Check the server or the disk behind "
        + "it. a11yd lists the directory when it answers."
    case .failed(let path, let cause):
      "cannot watch \(path): \(cause). a11yd tries again."
    }
  }
}
