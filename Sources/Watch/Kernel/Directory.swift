import Glibc
import SystemPackage

/// An open directory. Names are looked up in it, whatever becomes of its path.
final class Directory: Sendable {
  let descriptor: CInt
  /// Identifies the directory, as `FileSignature` identifies a file's state.
  let identity: Identity

  struct Identity: Hashable, Sendable {
    let device: UInt
    let inode: UInt

    init(_ status: stat) {
      device = UInt(truncatingIfNeeded: status.st_dev)
      inode = UInt(truncatingIfNeeded: status.st_ino)
    }
  }

  /// Opens the directory at a path, and follows symbolic links.
  convenience init(at path: FilePath) throws(Errno) {
    try self.init(path.withPlatformString { openat(AT_FDCWD, $0, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK) })
  }

  private init(_ descriptor: CInt) throws(Errno) {
    guard descriptor >= 0 else { throw Errno(rawValue: errno) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      let cause = Errno(rawValue: errno)
      close(descriptor)
      throw cause
    }
    self.descriptor = descriptor
    identity = Identity(status)
  }

  deinit { close(descriptor) }

  /// Opens a directory in this one, unless it is a symbolic link.
  ///
  /// - Throws: `Errno.notDirectory` or `Errno.tooManySymbolicLinkLevels` if the name is not a directory.
  func directory(_ name: FilePath.Component) throws(Errno) -> Directory {
    try Directory(
      name.withPlatformString {
        openat(descriptor, $0, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
      })
  }

  /// Opens a directory below this one, name by name, so that no link on the way is followed.
  func directory(below path: FilePath) throws(Errno) -> Directory {
    var directory = self
    for component in path.components { directory = try directory.directory(component) }
    return directory
  }

  /// The status of a name, without following links.
  func status(of name: FilePath.Component) throws(Errno) -> stat {
    var status = stat()
    guard name.withPlatformString({ fstatat(descriptor, $0, &status, AT_SYMLINK_NOFOLLOW) }) == 0 else {
      throw Errno(rawValue: errno)
    }
    return status
  }

  /// Opens a file for reading. The call does not block on a FIFO, follow a link, or make a device our terminal.
  func openFile(_ name: FilePath.Component) throws(Errno) -> FileDescriptor {
    let file = name.withPlatformString {
      openat(descriptor, $0, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    }
    guard file >= 0 else { throw Errno(rawValue: errno) }
    return FileDescriptor(rawValue: file)
  }

  /// Calls `visit` with every name that is not temporary, in the order of the file system.
  func names(_ visit: (FilePath.Component) -> Void) throws(Errno) {
    // Open another descriptor: closedir closes it, and it has its own position in the listing.
    let listed = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard listed >= 0 else { throw Errno(rawValue: errno) }
    guard let stream = fdopendir(listed) else {
      let cause = Errno(rawValue: errno)
      close(listed)
      throw cause
    }
    defer { closedir(stream) }
    errno = 0
    let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    while let entry = readdir(stream) {
      // Read the name by address: the declared 256 bytes of `d_name` may reach beyond the entry.
      let name = UnsafeRawPointer(entry).advanced(by: nameOffset).assumingMemoryBound(to: CChar.self)
      let bytes = UnsafeRawBufferPointer(start: name, count: strlen(name)).bindMemory(to: UInt8.self)
      if !TemporaryName.matches(bytes), let component = FilePath.Component(platformString: name) { visit(component) }
      errno = 0
    }
    guard errno == 0 else { throw Errno(rawValue: errno) }
  }
}
