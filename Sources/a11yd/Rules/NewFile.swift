import Glibc
import SystemPackage

/// A file that is written where there is none.
struct NewFile {
  let path: String

  /// Writes the file and the folders around it.
  ///
  /// - Throws: `CommandProblem` if there is such a file, or if it cannot be written.
  func write(_ contents: String) throws(CommandProblem) {
    makeFolders()
    do {
      let file = try FileDescriptor.open(
        path, .writeOnly, options: [.create, .exclusiveCreate], permissions: [.ownerReadWrite, .groupRead, .otherRead])
      try file.closeAfter { _ = try file.writeAll(contents.utf8) }
    } catch Errno.fileExists {
      throw CommandProblem("\(path): exists already, so nothing was written. Edit it, or choose another name.")
    } catch {
      throw CommandProblem("Cannot write \(path): \(error).")
    }
  }

  /// The corresponding C function is `mkdir`. What fails here makes the file fail, with the cause.
  private func makeFolders() {
    for place in path.indices.dropFirst() where path[place] == "/" { mkdir(String(path[..<place]), 0o777) }
  }
}
