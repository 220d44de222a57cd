/// Why a file was not audited; the message names the file, what is wrong, and what to do.
public struct LineProblem: Error, Hashable, Sendable {
  public let message: String
  /// Whether the file may become readable when more bytes arrive.
  public let isIncomplete: Bool

  /// A problem with this message.
  public init(message: String, isIncomplete: Bool) { (self.message, self.isIncomplete) = (message, isIncomplete) }
}
