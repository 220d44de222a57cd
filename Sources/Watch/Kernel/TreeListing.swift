import Glibc
import SystemPackage

/// One walk over a directory and everything below: watch first, then list, so that nothing can slip in between.
struct TreeListing {
  let rootPath: FilePath
  let root: Directory
  /// nil when the kernel has no instance left: then everything is found by listing alone.
  let inotify: Inotify?
  let settings: WatchSettings
  /// Watches that this walk met or set, and which directory below the root each is of.
  private(set) var watches: [Int32: FilePath] = [:]
  private(set) var directories = 0
  /// The first reason why the kernel will not tell of everything.
  private(set) var blindness: WatchError?
  private var devices: Set<UInt> = []
  /// A directory that was opened was away when it was to be watched; it may be back by now, and unwatched.
  private(set) var hasMissed = false
  private var visited: Set<Directory.Identity> = []

  init(rootPath: FilePath, root: Directory, inotify: Inotify?, settings: WatchSettings) {
    (self.rootPath, self.root, self.inotify, self.settings) = (rootPath, root, inotify, settings)
  }

  /// Walks from `start` (below the root; empty for the root itself), and gives every entry that is no directory, and every
  /// directory that cannot be walked, with its status to `visit`.
  mutating func walk(from start: FilePath, visit: (FilePath, stat, SkipReason?) -> Void) throws(Errno) {
    try walk(root.directory(below: start), at: start, visit)
  }

  private mutating func walk(
    _ directory: Directory, at path: FilePath, _ visit: (FilePath, stat, SkipReason?) -> Void
  ) throws(Errno) {
    // The same directory twice is a loop of bind mounts, or one that was moved while we walk.
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
        // Gone or replaced meanwhile, unless it is still there and may not be read.
        if error == .permissionDenied, let status = try? directory.status(of: name) {
          visit(below, status, FileReading.unreadable(status))
        }
      }
    }
  }

  /// Once for each file system that is mounted in the tree.
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
      // A directory that went in the meantime is no blindness.
      if error == .noSuchFileOrDirectory { hasMissed = true }
      if error == .noSpace || error == .noMemory { blindness = blindness ?? WatchError(error, at: rootPath) }
    }
  }
}
