import Glibc
import SystemPackage

/// The result of one attempt to read a whole file. A value, because no result is an error of ours.
enum FileReading {
  /// The content. `isFull` says that its file system had no more room.
  case bytes(FileBytes, FileSignature, isFull: Bool)
  case skipped(SkipReason, FileSignature)
  /// It has not changed since it was last read.
  case known
  case gone
  /// The watched path now leads to another directory than the one in which the file was found. The new directory may
  /// contain the file too, and its listing leaves out files that still wait.
  case elsewhere
  /// It changed while it was read, so the content may be a mixture.
  case stillChanging
  /// Too many files are open, or memory is low.
  case busy(Errno)

  /// How many bytes are read at once: few enough that even a slow server answers within seconds.
  private static let step = 1 << 20

  /// Reads the file at `path` below `root`, unless its signature is `known`.
  static func read(
    _ path: FilePath, below root: Directory, sizeLimit: Int, unless known: FileSignature?,
    whenMoreIsRead: () -> Void = {}
  ) -> FileReading {
    guard let name = path.lastComponent else { return .gone }
    do {
      let directory = try root.directory(below: path.removingLastComponent())
      let status = try directory.status(of: name)
      let signature = FileSignature(status)
      if signature == known { return .known }
      // Check before opening: opening a device can have side effects.
      if let reason = reasonToSkip(status, sizeLimit) { return .skipped(reason, signature) }
      do {
        let file = try directory.openFile(name)
        defer { close(file.rawValue) }
        return try read(
          file, opened: Self.status(of: file), sizeLimit: sizeLimit, whenMoreIsRead: whenMoreIsRead)
      } catch .permissionDenied {
        return .skipped(unreadable(status), signature)
      } catch .ioError {
        return .skipped(.failed(.ioError), signature)
      }
    } catch {
      return error.isShortage ? .busy(error) : .gone
    }
  }

  /// Reads an open file to its end. Its name may be gone by now.
  static func read(
    _ file: FileDescriptor, opened before: stat, sizeLimit: Int, whenMoreIsRead: () -> Void = {}
  ) throws(Errno) -> FileReading {
    if let reason = reasonToSkip(before, sizeLimit) { return .skipped(reason, FileSignature(before)) }
    // Ask for one byte more than it should have, to notice that it grew.
    let bytes = try FileBytes(capacity: Int(before.st_size) + 1) { buffer throws(Errno) in
      try fill(buffer, from: file, whenMoreIsRead)
    }
    let after = try status(of: file)
    let isSame = FileSignature(after) == FileSignature(before)
    // If it was only deleted while it was read, the signature changes but the content is complete.
    let isOnlyDeleted = after.st_nlink == 0 && FileSignature.content(after) == FileSignature.content(before)
    guard bytes.count == Int(before.st_size), isSame || isOnlyDeleted else { return .stillChanging }
    return .bytes(bytes, FileSignature(after), isFull: FileSystemKind.isFull(file.rawValue))
  }

  private static func fill(
    _ buffer: UnsafeMutableRawBufferPointer, from file: FileDescriptor, _ whenMoreIsRead: () -> Void
  ) throws(Errno) -> Int {
    var filled = 0
    while filled < buffer.count {
      let count = Glibc.read(
        file.rawValue, buffer.baseAddress?.advanced(by: filled), min(buffer.count - filled, step))
      if count == 0 { break }
      if count > 0 {
        filled += count
        whenMoreIsRead()
      } else if errno != EINTR {
        throw Errno(rawValue: errno)
      }
    }
    return filled
  }

  private static func status(of file: FileDescriptor) throws(Errno) -> stat {
    var status = stat()
    guard fstat(file.rawValue, &status) == 0 else { throw Errno(rawValue: errno) }
    return status
  }

  private static func reasonToSkip(_ status: stat, _ sizeLimit: Int) -> SkipReason? {
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      let size = Int(status.st_size)
      return size > sizeLimit ? .tooLarge(size: size, limit: sizeLimit) : nil
    case S_IFLNK: return .symbolicLink
    case S_IFIFO: return .notAFile(kind: "FIFO")
    case S_IFSOCK: return .notAFile(kind: "socket")
    case S_IFDIR: return .notAFile(kind: "directory")
    default: return .notAFile(kind: "device")
    }
  }

  static func unreadable(_ status: stat) -> SkipReason {
    .unreadable(
      owner: Owner.user(status.st_uid), group: Owner.group(status.st_gid),
      mode: "0" + String(status.st_mode & 0o7777, radix: 8))
  }
}
