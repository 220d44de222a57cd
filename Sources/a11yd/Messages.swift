import AccessibilityTree
import Glibc

/// What the command says to the person who runs it, on standard error, so that results stay apart.
enum Messages {
  /// One message, one line: `<where>: <what is so>`.
  static func say(_ message: String) {
    FileOutput.standardError.write(CleanText.line(message) + "\n")
  }
}
