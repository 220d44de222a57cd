import ArgumentParser

/// What the exit codes of `audit`, `speak` and `doctor` mean; wrong usage is 64, ArgumentParser's own.
extension ExitCode {
  /// A target failed, at or above `--fail-on`.
  static let somethingFailed = ExitCode(1)
  /// A file or the rules could not be read, so the result is incomplete. Takes precedence over `somethingFailed`.
  static let somethingUnread = ExitCode(2)
}
