import AccessibilityTree
import SystemPackage

/// Messages about the work, apart from its results.
enum StandardError {
  /// Writes a message with control characters escaped: file names are untrusted text too.
  static func write(_ message: String) {
    let lines = message.split(separator: "\n").map { CleanText.line(String($0)) + "\n" }
    // If standard error is closed, there is nobody to tell.
    _ = try? FileDescriptor.standardError.writeAll(lines.joined().utf8)
  }
}
