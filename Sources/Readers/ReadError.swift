import AccessibilityTree

/// Why a file gave no snapshot.
///
/// Prints as `<name>: <what is wrong>: <cause>. <what to do>.`, always on one line.
public struct ReadError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of problem. The words are in `description`.
  public enum Kind: String, Sendable, CaseIterable {
    /// No bytes, or white space only.
    case empty
    /// The file ends before its last bracket or tag is closed.
    case truncated
    /// It begins like JSON or XML but is neither, or has a value of the wrong shape.
    case malformed
    case tooLarge
    case tooDeep
    /// Something else altogether: a picture, an error page, a pointer to a file.
    case foreign
    /// A format that a11yd knows by name and does not read.
    case unsupportedFormat
    case unknownFormat
    case ambiguousFormat
    /// The format is known, but the exporter captured nothing.
    case captureUnusable
    /// A log in which nobody has said anything yet.
    case silent
  }

  /// Name of the file, as given.
  public let name: String
  public let kind: Kind
  /// Where reading stopped, counted from 0; nil if the problem is about the whole file.
  public let byteOffset: Int?
  /// What is wrong and why, without the name and the final full stop.
  public let cause: String
  /// What to do about it, or nil.
  public let advice: String?

  /// Whether more bytes may fix it, so that it pays to wait and read again.
  public var isTruncation: Bool { kind == .truncated || kind == .empty || kind == .silent }

  public var description: String {
    let advice = advice.map { " \($0)." } ?? ""
    return "\(CleanText.line(name)): \(cause).\(advice)"
  }
}
