import Glibc

/// A file descriptor that is closed when nobody reads from it any more.
final class OpenedFile {
  let descriptor: CInt
  let isOwned: Bool
  let path: String

  init(descriptor: CInt, isOwned: Bool, path: String) {
    (self.descriptor, self.isOwned, self.path) = (descriptor, isOwned, path)
  }

  deinit { if isOwned, descriptor >= 0 { close(descriptor) } }

  func bytes(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
    while true {
      let count = read(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      if errno != EINTR { throw unreadable() }
    }
  }

  func unreadable() -> CommandProblem {
    CommandProblem("\(path): cannot be read: \(String(cString: strerror(errno))).")
  }
}
