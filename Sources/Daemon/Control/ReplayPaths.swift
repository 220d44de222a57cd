import FoundationEssentials
import Glibc
import SystemPackage

/// Finds a path that a person typed below the drop directory.
struct ReplayPaths {
  private let drop: FilePath
  /// The drop directory's path as configured, and with all links resolved.
  private let roots: [FilePath]

  /// - Parameter drop: the path as configured; a relative one starts at the daemon's working directory.
  init(drop: String) {
    self.drop = Self.absolute(FilePath(drop), in: Self.currentDirectory).lexicallyNormalized()
    roots = [self.drop, Self.real(self.drop)].compactMap(\.self)
  }

  /// The path below the drop directory, empty for the directory itself; nil for a path outside of it.
  ///
  /// - Parameter directory: another directory at which a relative path may start.
  func path(below text: String, from directory: String?) -> FilePath? {
    let path = FilePath(text)
    if path.isEmpty { return nil }
    if path.isAbsolute { return relative(path) }
    if let below = relative(drop.appending(path.components)), exists(drop.appending(below.components)) { return below }
    if let directory, let below = relative(FilePath(directory).appending(path.components)),
      exists(drop.appending(below.components))
    {
      return below
    }
    return relative(drop.appending(path.components))
  }

  private func relative(_ path: FilePath) -> FilePath? {
    let normal = path.lexicallyNormalized()
    // A typed path may lead through links to the drop directory. Links below it are not followed later.
    let parent = Self.real(normal.removingLastComponent())
    let candidates = [normal, parent.map { base in normal.lastComponent.map(base.appending) ?? base }]
    for candidate in candidates.compactMap(\.self) {
      for root in roots {
        var rest = candidate
        if rest.removePrefix(root) { return rest }
      }
    }
    return nil
  }

  private func exists(_ path: FilePath) -> Bool {
    var status = stat()
    return path.withPlatformString { lstat($0, &status) } == 0
  }

  private static func absolute(_ path: FilePath, in directory: FilePath) -> FilePath {
    path.isAbsolute ? path : directory.appending(path.components)
  }

  private static var currentDirectory: FilePath { real(".") ?? "/" }

  /// O_PATH of <fcntl.h>, which Swift's Glibc leaves out. It also opens what may not be read.
  private static let pathOnly: CInt = 0o10_000_000

  private static func real(_ path: FilePath) -> FilePath? {
    // Do not use realpath: in a hardened build, glibc's has a different body in each C module, which the compiler
    // rejects.
    let file = path.withPlatformString { open($0, pathOnly | O_CLOEXEC) }
    guard file >= 0 else { return nil }
    defer { close(file) }
    return (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(file)")).map { FilePath($0) }
  }
}
