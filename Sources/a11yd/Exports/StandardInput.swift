import Glibc

/// Bytes that another program sends, as they come.
enum StandardInput {
  /// Waits for bytes, and writes them to the start of the buffer.
  ///
  /// The corresponding C function is `read`.
  ///
  /// - Returns: how many there are; 0 at the end.
  /// - Throws: `CommandProblem` when standard input cannot be read.
  static func read(into buffer: UnsafeMutableRawBufferPointer) throws(CommandProblem) -> Int {
    while true {
      let count = Glibc.read(STDIN_FILENO, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      if errno != EINTR {
        throw CommandProblem("\(InputFiles.standardInput): cannot be read: \(String(cString: strerror(errno))).")
      }
    }
  }
}
