import AccessibilityTree

/// Why a file gave no snapshot.
///
/// Prints as `<name>: <what is so>: <cause>. <what to do>.`, always one line.
public struct ReadError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of obstacle it was; the words are in `description`.
  public enum Kind: String, Sendable, CaseIterable {
    /// No bytes, or white space only.
    case empty
    /// The file ends before its last bracket or tag is closed.
    case truncated
    /// Neither JSON nor XML although it begins like one, or a value of the wrong shape.
    case malformed
    case tooLarge
    case tooDeep
    /// Something else altogether: a picture, an error page, a pointer to a file.
    case foreign
    /// A format that a11yd knows by name and does not read.
    case unsupportedFormat
    case unknownFormat
    case ambiguousFormat
    /// The format is known, and the exporter captured nothing.
    case captureUnusable
  }

  /// Name of the file, as given.
  public let name: String
  public let kind: Kind
  /// Where reading stopped, counted from 0; nil when the whole file is meant.
  public let byteOffset: Int?
  /// What is so and why, without name and final stop.
  public let cause: String
  /// What to do about it, or nil.
  public let advice: String?

  /// Whether more bytes may mend it: wait and read again.
  public var isTruncation: Bool { kind == .truncated || kind == .empty }

  public var description: String {
    let advice = advice.map { " \($0)." } ?? ""
    return "\(CleanText.line(name)): \(cause).\(advice)"
  }
}
