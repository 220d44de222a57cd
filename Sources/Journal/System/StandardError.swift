import Glibc

/// The last resort for messages that cannot reach the journal.
enum StandardError {
  /// Writes one clean line.
  static func say(_ text: String) {
    let line = "a11yd: \(CleanLine.of(text))\n"
    _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
  }
}
