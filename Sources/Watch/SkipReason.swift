import AccessibilityTree
public import SystemPackage

/// Why a file is skipped. The description says what is wrong and what to do.
public enum SkipReason: Error, Hashable, Sendable, CustomStringConvertible {
  case symbolicLink
  /// It is not a regular file; the kind is “FIFO”, “socket” or “device”.
  case notAFile(kind: String)
  /// It is too large; both numbers are in bytes.
  case tooLarge(size: Int, limit: Int)
  /// It may not be read. Owner and group are names if they have one; the mode is octal.
  case unreadable(owner: String, group: String, mode: String)
  /// It is too many levels below the watched directory.
  case tooDeep(limit: Int)
  case failed(Errno)

  public var description: String {
    switch self {
    case .symbolicLink:
      "skipped: a symbolic link, and a11yd follows none. Move or copy the file itself here."
    case .notAFile(let kind):
      "skipped: a \(kind), not a file."
    case .tooLarge(let size, let limit):
      "skipped: \(Counted.number(size)) bytes, and `limits.snapshot-size` is \(Counted.number(limit)). Raise the limit if "
        + "this is one snapshot."
    case .unreadable(let owner, let group, let mode):
      "skipped: a11yd may not read it (owner \(owner), group \(group), mode \(mode)). Give a11yd's group the right to "
        + "read it."
    case .tooDeep(let limit):
      "skipped: more than \(Counted.things(limit, "directory", plural: "directories")) deep. Is there a loop of mounts?"
    case .failed(let cause):
      "skipped: cannot read it: \(cause)."
    }
  }
}
