import ArgumentParser
import SystemPackage

/// Results, apart from messages.
enum StandardOutput {
  /// Writes all of the text.
  ///
  /// - Throws: `ExitCode.somethingUnread`, after it was said why: results that nobody got are not complete.
  static func write(_ text: String) throws {
    guard !text.isEmpty else { return }
    do {
      _ = try FileDescriptor.standardOutput.writeAll(text.utf8)
    } catch {
      StandardError.write("standard output: cannot be written: \(error).")
      throw ExitCode.somethingUnread
    }
  }
}
