import AccessibilityTree
import SystemPackage

/// Messages about the work, apart from its results.
enum StandardError {
  /// Writes a message, each of its lines clean: file names are text of others too.
  static func write(_ message: String) {
    let lines = message.split(separator: "\n").map { CleanText.line(String($0)) + "\n" }
    // Where standard error is closed, there is nobody to tell.
    _ = try? FileDescriptor.standardError.writeAll(lines.joined().utf8)
  }
}
