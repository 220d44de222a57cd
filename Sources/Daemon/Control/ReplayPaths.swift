import FoundationEssentials
import Glibc
import SystemPackage

/// Says where below the drop directory a path is that a person typed.
struct ReplayPaths {
  private let drop: FilePath
  /// The drop directory's own path, and the one without links.
  private let roots: [FilePath]

  /// - Parameter drop: as configured; a relative one begins where the daemon runs.
  init(drop: String) {
    self.drop = Self.absolute(FilePath(drop), in: Self.currentDirectory).lexicallyNormalized()
    roots = [self.drop, Self.real(self.drop)].compactMap(\.self)
  }

  /// The path from the drop directory on, empty for itself; nil for what lies elsewhere.
  ///
  /// - Parameter directory: where a relative path may begin instead.
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
    // A link in the way to it is the person's own; links below the drop directory are not followed later.
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

  /// O_PATH of <fcntl.h>, which Swift's Glibc leaves out: what may not be read has a path all the same.
  private static let pathOnly: CInt = 0o10_000_000

  private static func real(_ path: FilePath) -> FilePath? {
    // glibc's realpath has another body in each C module once the build is hardened, which the compiler takes for an error.
    let file = path.withPlatformString { open($0, pathOnly | O_CLOEXEC) }
    guard file >= 0 else { return nil }
    defer { close(file) }
    return (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(file)")).map { FilePath($0) }
  }
}
