import ArgumentParser
import SystemPackage

/// Results, apart from messages.
enum StandardOutput {
  /// Writes all of the text.
  ///
  /// - Throws: `ExitCode.somethingUnread`, after writing why: results that nobody received are not complete.
  static func write(_ text: String) throws {
    guard !text.isEmpty else { return }
    do {
      _ = try FileDescriptor.standardOutput.writeAll(text.utf8)
    } catch {
      StandardError.write("standard output: cannot write: \(error).")
      throw ExitCode.somethingUnread
    }
  }
}
