import Glibc
import SystemPackage

/// What a report is written to until it is complete: a hidden file beside its place, such as `exports/.a.html.4711`.
///
/// Nobody takes it for an export, and readers of the old report keep it until the new one is whole. It is locked while
/// it is written, so that the next run can tell what a killed one left.
struct PartialFile {
  let descriptor: FileDescriptor
  /// Keeps the lock when the descriptor is closed: until then, the name could be taken for one that a killed run left.
  private let lock: FileDescriptor
  private let path: String
  private let place: String

  /// Makes the file, and removes those of the same place that killed runs left.
  init(for place: String) throws {
    let (directory, prefix) = Self.names(place)
    Self.removeLeft(in: directory, prefix)
    // A process in another container may have the same number.
    var number = Int(getpid())
    while true {
      let path = directory + prefix + String(number)
      number += 1
      let file: FileDescriptor
      do {
        file = try FileDescriptor.open(
          FilePath(path), .writeOnly, options: [.create, .exclusiveCreate, .closeOnExec],
          permissions: [.ownerReadWrite, .groupRead, .otherRead])
      } catch Errno.fileExists where number < Int(getpid()) + Self.tries {
        continue
      }
      // Before it was locked, another run may have taken it for one that was left.
      guard flock(file.rawValue, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK, Self.hasName(file.rawValue) else {
        try file.close()
        continue
      }
      (descriptor, lock) = (file, try file.duplicate())
      (self.path, self.place) = (path, place)
      return
    }
  }

  private static let tries = 100

  /// Puts the complete file in its place.
  func finish() throws {
    try descriptor.close()
    guard rename(path, place) == 0 else { throw Errno(rawValue: errno) }
    try lock.close()
  }

  /// Removes a file that will not be complete.
  func discard() { unlink(path) }

  /// “exports/” and “.a.html.”.
  private static func names(_ place: String) -> (directory: String, prefix: String) {
    let start = place.lastIndex(of: "/").map { place.index(after: $0) } ?? place.startIndex
    return (String(place[..<start]), ".\(place[start...]).")
  }

  private static func removeLeft(in directory: String, _ prefix: String) {
    guard let entries = opendir(directory.isEmpty ? "." : directory) else { return }
    defer { closedir(entries) }
    while let entry = readdir(entries) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      let rest = name.dropFirst(prefix.count)
      guard name.hasPrefix(prefix), !rest.isEmpty, rest.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
        continue
      }
      removeIfLeft(directory + name)
    }
  }

  /// Whoever writes the file holds its lock, in this container or in another one.
  private static func removeIfLeft(_ path: String) {
    let file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return }
    defer { close(file) }
    guard flock(file, LOCK_EX | LOCK_NB) == 0, hasName(file) else { return }
    unlink(path)
  }

  /// Whether it is a regular file that was not removed.
  private static func hasName(_ file: CInt) -> Bool {
    var status = stat()
    return fstat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_nlink > 0
  }
}
