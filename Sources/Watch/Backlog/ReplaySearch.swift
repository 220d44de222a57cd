import Glibc
import SystemPackage

/// Looks up the files of a replay by their paths, without following links.
struct ReplaySearch {
  private(set) var files: Set<FilePath> = []
  private(set) var problems: [Replay.Problem] = []

  private let rootPath: FilePath
  private let root: Directory
  private let settings: WatchSettings

  init(rootPath: FilePath, root: Directory, settings: WatchSettings) {
    (self.rootPath, self.root, self.settings) = (rootPath, root, settings)
  }

  /// Finds a file, or all files below a directory, by its path below the root.
  mutating func find(_ path: FilePath) {
    do throws(Errno) {
      guard let name = path.lastComponent else { return try walk(path) }
      let status = try root.directory(below: path.removingLastComponent()).status(of: name)
      switch status.st_mode & S_IFMT {
      case S_IFDIR: try walk(path)
      case S_IFREG where name.withPlatformString({ TemporaryName.matches($0) }):
        problems.append(Replay.Problem(path, "its name says that it is still being written"))
      case S_IFREG: files.insert(path)
      default: problems.append(Replay.Problem(path, "it is no regular file"))
      }
    } catch {
      problems.append(Replay.Problem(path, error.replayCause))
    }
  }

  private mutating func walk(_ path: FilePath) throws(Errno) {
    // The tree is watched already, so this listing needs no watches.
    var listing = TreeListing(rootPath: rootPath, root: root, inotify: nil, settings: settings)
    var found: [FilePath] = []
    try listing.walk(from: path) { file, status, reason in
      if reason == nil, status.st_mode & S_IFMT == S_IFREG { found.append(file) }
    }
    files.formUnion(found)
  }
}

extension TemporaryName {
  fileprivate static func matches(_ name: UnsafePointer<CChar>) -> Bool {
    let bytes = UnsafeRawBufferPointer(start: name, count: strlen(name))
    return matches(bytes.bindMemory(to: UInt8.self))
  }
}

extension Errno {
  fileprivate var replayCause: String {
    switch self {
    case .noSuchFileOrDirectory: "there is no such file"
    case .notDirectory, .tooManySymbolicLinkLevels: "a part of it is no directory, or a link, which is never followed"
    case .permissionDenied: "a11yd may not read it"
    default: "\(self)"
    }
  }
}
