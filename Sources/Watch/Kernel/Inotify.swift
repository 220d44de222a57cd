import Glibc
import SystemPackage

/// The kernel's hints about directories.
///
/// The corresponding C functions are `inotify_init1`, `inotify_add_watch`, `inotify_rm_watch` and `read`.
final class Inotify: Sendable {
  let descriptor: FileDescriptor

  /// All events after which a file or the tree may look different; MODIFY because it restarts the settle time. Never
  /// OPEN or ACCESS, because our own listing causes those.
  private static let changes = UInt32(
    IN_CREATE | IN_CLOSE_WRITE | IN_MOVED_TO | IN_MODIFY | IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF)
  private static let manner = UInt32(IN_ONLYDIR | IN_EXCL_UNLINK)

  /// - Throws: `Errno.tooManyOpenFiles` if the user's instances are used up.
  init() throws(Errno) {
    let raw = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard raw >= 0 else { throw Errno(rawValue: errno) }
    descriptor = FileDescriptor(rawValue: raw)
  }

  deinit { close(descriptor.rawValue) }

  /// Watches a directory. If it is watched already, the number is the same.
  ///
  /// - Throws: `Errno.noSpace` when the user's watches are used up.
  func watch(_ directory: FilePath, followingLink: Bool) throws(Errno) -> Int32 {
    let mask = Self.changes | Self.manner | (followingLink ? 0 : UInt32(IN_DONT_FOLLOW))
    let number = directory.withPlatformString { inotify_add_watch(descriptor.rawValue, $0, mask) }
    guard number >= 0 else { throw Errno(rawValue: errno) }
    return number
  }

  /// Watches the content of a file.
  ///
  /// - Throws: `Errno.noSpace` when the user's watches are used up.
  func watch(file path: FilePath) throws(Errno) -> Int32 {
    let number = path.withPlatformString { inotify_add_watch(descriptor.rawValue, $0, UInt32(IN_MODIFY)) }
    guard number >= 0 else { throw Errno(rawValue: errno) }
    return number
  }

  /// Stops watching a directory. It is no error if the directory is gone.
  func unwatch(_ number: Int32) { inotify_rm_watch(descriptor.rawValue, number) }

  /// All hints that wait now, at most one buffer; empty if there are none.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> [Hint] {
    let count = Glibc.read(descriptor.rawValue, buffer.baseAddress, buffer.count)
    guard count > 0 else { return [] }
    var hints: [Hint] = []
    var offset = 0
    let header = MemoryLayout<inotify_event>.size
    while offset + header <= count {
      let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
      let padded = UnsafeRawBufferPointer(rebasing: buffer[(offset + header)..<(offset + header + Int(event.len))])
      hints.append(Hint(watch: event.wd, mask: event.mask, paddedName: padded))
      offset += header + Int(event.len)
    }
    return hints
  }
}
