import Glibc
import SystemPackage

/// One walk over a directory tree. It watches each directory before it lists it, so that nothing is missed in between.
struct TreeListing {
  let rootPath: FilePath
  let root: Directory
  /// The inotify instance; nil if none was available, so that only listings find files.
  let inotify: Inotify?
  let settings: WatchSettings
  /// The watches that this walk found or set, each with its directory below the root.
  private(set) var watches: [Int32: FilePath] = [:]
  private(set) var directories = 0
  /// The first reason why the kernel will not report everything.
  private(set) var blindness: WatchError?
  private var devices: Set<UInt> = []
  /// Whether an opened directory was gone when it was to be watched. It may be back by now without a watch.
  private(set) var hasMissed = false
  private var visited: Set<Directory.Identity> = []

  init(rootPath: FilePath, root: Directory, inotify: Inotify?, settings: WatchSettings) {
    (self.rootPath, self.root, self.inotify, self.settings) = (rootPath, root, inotify, settings)
  }

  /// Walks from `start` (below the root; empty for the root itself). Calls `visit` with the status of every entry that
  /// is not a directory, and of every directory that cannot be walked.
  mutating func walk(from start: FilePath, visit: (FilePath, stat, SkipReason?) -> Void) throws(Errno) {
    try walk(root.directory(below: start), at: start, visit)
  }

  private mutating func walk(
    _ directory: Directory, at path: FilePath, _ visit: (FilePath, stat, SkipReason?) -> Void
  ) throws(Errno) {
    // The same directory twice means a loop of bind mounts, or a directory that was moved during the walk.
    guard visited.insert(directory.identity).inserted else { return }
    directories += 1
    look(at: directory, path)
    watch(path)
    var subdirectories: [FilePath.Component] = []
    try directory.names { name in
      guard let status = try? directory.status(of: name) else { return }
      if status.st_mode & S_IFMT == S_IFDIR {
        subdirectories.append(name)
      } else {
        visit(path.appending(name), status, nil)
      }
    }
    for name in subdirectories.sorted(by: { $0.string < $1.string }) {
      let below = path.appending(name)
      do throws(Errno) {
        guard path.components.count < settings.depthLimit else {
          visit(below, try directory.status(of: name), .tooDeep(limit: settings.depthLimit))
          continue
        }
        try walk(try directory.directory(name), at: below, visit)
      } catch {
        if error.isShortage { throw error }
        // The directory is gone or was replaced, unless it is still there and may not be read.
        if error == .permissionDenied, let status = try? directory.status(of: name) {
          visit(below, status, FileReading.unreadable(status))
        }
      }
    }
  }

  /// Checks each file system in the tree once.
  private mutating func look(at directory: Directory, _ path: FilePath) {
    guard devices.insert(directory.identity.device).inserted else { return }
    guard let kind = FileSystemKind.remoteKind(of: directory) else { return }
    blindness = blindness ?? .remoteFileSystem(rootPath.appending(path.components), kind: kind)
  }

  private mutating func watch(_ path: FilePath) {
    guard let inotify else { return }
    do {
      let number = try inotify.watch(rootPath.appending(path.components), followingLink: path.isEmpty)
      watches[number] = path
    } catch {
      // A directory that was removed meanwhile is no reason to be blind.
      if error == .noSuchFileOrDirectory { hasMissed = true }
      if error == .noSpace || error == .noMemory { blindness = blindness ?? WatchError(error, at: rootPath) }
    }
  }
}
