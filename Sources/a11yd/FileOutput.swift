import Glibc

/// A file descriptor that text is written to, whole, without a buffer between.
struct FileOutput {
  let descriptor: CInt

  static let standardOutput = FileOutput(descriptor: STDOUT_FILENO)
  static let standardError = FileOutput(descriptor: STDERR_FILENO)

  /// Writes all of the text; the errno of the write that failed, or nil.
  ///
  /// The corresponding C function is `write`.
  @discardableResult
  func write(_ text: String) -> CInt? {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let written = Glibc.write(descriptor, rest.baseAddress, rest.count)
        if written < 0 {
          if errno == EINTR { continue }
          return errno
        }
        rest = UnsafeRawBufferPointer(rebasing: rest[written...])
      }
      return nil
    }
  }
}
