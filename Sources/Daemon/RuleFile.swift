import Glibc

/// One file of a rules directory on its way into memory.
struct RuleFile {
  let path: String

  /// The bytes of the file, which are UTF-8; none where it is a link to `/dev/null`.
  ///
  /// The corresponding C functions are `open`, `fstat` and `read`.
  ///
  /// - Throws: `RuleDirectoryError` for a file that cannot be read, and for what is no text.
  func bytes() throws(RuleDirectoryError) -> [UInt8] {
    // Not to wait at a pipe for somebody who writes.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw unreadable }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw unreadable }
    guard status.st_mode & S_IFMT == S_IFREG else {
      if isNull { return [] }
      throw unreadable
    }
    var bytes: [UInt8] = []
    var isRead = true
    // The file may have grown or shrunk since.
    var room = Int(status.st_size) + 1
    repeat {
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { storage, count in
        while count < storage.count {
          let got = read(descriptor, storage.baseAddress?.advanced(by: count), storage.count - count)
          if got == 0 { break }
          if got > 0 {
            count += got
            // A regular file gives less than was asked for only at its end.
            if count == status.st_size { break }
          } else if errno != EINTR {
            isRead = false
            break
          }
        }
      }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      if chunk.count < room { break }
      room = 1 << 16
    } while isRead
    guard isRead else { throw unreadable }
    guard UTF8Check.isValid(bytes) else { throw RuleDirectoryError(path: path, cause: "it is not UTF-8") }
    return bytes
  }

  private var unreadable: RuleDirectoryError { RuleDirectoryError(path: path, cause: "it cannot be read") }

  private var isNull: Bool {
    var target = [CChar](repeating: 0, count: 16)
    let count = readlink(path, &target, target.count)
    return count >= 0 && target.prefix(count).map(UInt8.init(bitPattern:)).elementsEqual("/dev/null".utf8)
  }
}
