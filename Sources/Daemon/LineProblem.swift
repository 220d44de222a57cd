/// Why a file was not audited; the message names the file, what is wrong, and what to do.
public struct LineProblem: Error, Hashable, Sendable {
  public let message: String
  /// Whether the file may become readable when more bytes arrive.
  public let isIncomplete: Bool
  /// Whether it is a log that tells nothing yet, and no snapshot that was cut off.
  public let isSilentLog: Bool

  /// A problem with this message.
  public init(message: String, isIncomplete: Bool, isSilentLog: Bool = false) {
    (self.message, self.isIncomplete, self.isSilentLog) = (message, isIncomplete, isSilentLog)
  }
}
