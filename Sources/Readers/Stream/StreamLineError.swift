import AccessibilityTree

/// Why a line of a stream is no item.
///
/// Prints as `line <number>: <what is wrong>. <what to do>.`, always on one line.
public struct StreamLineError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Counted from 1.
  public let line: Int
  /// The item's name, if it was read before the mistake.
  public let id: StreamID
  /// What is wrong, without the line and the final full stop.
  public let cause: String
  /// What to do about it, or nil.
  public let advice: String?

  /// An error at this line.
  public init(line: Int, id: StreamID, cause: String, advice: String?) {
    (self.line, self.id, self.cause, self.advice) = (line, id, cause, advice)
  }

  public var description: String {
    let advice = advice.map { " \($0)." } ?? ""
    return CleanText.line("line \(line): \(cause).\(advice)")
  }
}
