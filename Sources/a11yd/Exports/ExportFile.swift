import Glibc
import Readers

/// A file with an export, or standard input.
struct ExportFile {
  let path: String

  /// The file's bytes; one more than `limit` at most, so that the reader can refuse what is larger.
  ///
  /// The corresponding C functions are `open`, `fstat` and `read`.
  ///
  /// - Throws: `CommandProblem` when the file cannot be opened or read.
  func bytes(limit: Int) throws(CommandProblem) -> PaddedBytes {
    if path == InputFiles.standardInput { return try allBytes(of: STDIN_FILENO, limit: limit) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable() }
    defer { close(descriptor) }
    return try bytes(of: descriptor, limit: limit)
  }

  /// The same of a file that is open; `path` is only what messages call it.
  func bytes(of descriptor: CInt, limit: Int) throws(CommandProblem) -> PaddedBytes {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw unreadable() }
    // Of pipes and of files in /proc the size is not known before they are read.
    guard status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else {
      return try allBytes(of: descriptor, limit: limit)
    }
    return try PaddedBytes(capacity: min(Int(status.st_size), limit + 1)) { storage throws(CommandProblem) in
      try fill(storage, from: descriptor)
    }
  }

  private func allBytes(of descriptor: CInt, limit: Int) throws(CommandProblem) -> PaddedBytes {
    var bytes: [UInt8] = []
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
    defer { chunk.deallocate() }
    while bytes.count <= limit {
      let count = try fill(chunk, from: descriptor)
      bytes.append(contentsOf: chunk[..<count])
      if count < chunk.count { break }
    }
    return PaddedBytes(copying: bytes)
  }

  /// How many bytes there were until the buffer was full or the file over.
  private func fill(_ storage: UnsafeMutableRawBufferPointer, from descriptor: CInt) throws(CommandProblem) -> Int {
    var filled = 0
    while filled < storage.count {
      let count = read(descriptor, storage.baseAddress?.advanced(by: filled), storage.count - filled)
      if count == 0 { break }
      if count > 0 {
        filled += count
      } else if errno != EINTR {
        throw unreadable()
      }
    }
    return filled
  }

  private func unreadable() -> CommandProblem {
    CommandProblem("\(path): cannot be read: \(String(cString: strerror(errno))).")
  }
}
