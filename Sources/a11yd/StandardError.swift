import SystemPackage

/// Messages about the work, apart from its results.
enum StandardError {
  /// Writes one line.
  static func write(_ line: String) {
    // Where standard error is closed, there is nobody to tell.
    _ = try? FileDescriptor.standardError.writeAll(Array((line + "\n").utf8))
  }
}
