import Glibc
import SystemPackage

/// The directory of one session’s captures. A file has its name only when it is complete.
struct CaptureDirectory: Sendable {
  let path: FilePath

  /// Makes a directory below this one that is not there yet.
  ///
  /// - Throws: `Errno`.
  init(named name: String, below parent: FilePath) throws {
    var number = 1
    while true {
      let path = parent.appending(number == 1 ? name : "\(name)-\(number)")
      if mkdir(path.string, 0o777) == 0 {
        self.path = path
        return
      }
      if errno != EEXIST { throw Errno(rawValue: errno) }
      number += 1
    }
  }

  /// Writes a file under a name that nobody reads, then gives it its own.
  ///
  /// - Throws: `Errno`; then nothing is left of it.
  func write(_ bytes: [UInt8], as name: String) throws {
    let hidden = path.appending(".\(name).part")
    do {
      let file = try FileDescriptor.open(
        hidden, .writeOnly, options: [.create, .truncate, .closeOnExec],
        permissions: [.ownerReadWrite, .groupReadWrite, .otherReadWrite])
      try file.closeAfter { _ = try file.writeAll(bytes) }
      guard rename(hidden.string, path.appending(name).string) == 0 else { throw Errno(rawValue: errno) }
    } catch {
      unlink(hidden.string)
      throw error
    }
  }
}
