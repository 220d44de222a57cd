public import SystemPackage

/// Why a file is not read; the description says what is so and what to do.
public enum SkipReason: Error, Hashable, Sendable, CustomStringConvertible {
  case symbolicLink
  /// “FIFO”, “socket”, “device”.
  case notAFile(kind: String)
  /// Both in bytes.
  case tooLarge(size: Int, limit: Int)
  /// Owner and group by name where they have one; the mode in octal.
  case unreadable(owner: String, group: String, mode: String)
  /// Directories below the watched one.
  case tooDeep(limit: Int)
  case failed(Errno)

  public var description: String {
    switch self {
    case .symbolicLink:
      "a symbolic link, which is never followed, skipping. Move or copy the file itself here."
    case .notAFile(let kind):
      "a \(kind), not a file, skipping."
    case .tooLarge(let size, let limit):
      "\(size) bytes, and `limits.snapshot-size` is \(limit), skipping. Raise the limit if this is one snapshot."
    case .unreadable(let owner, let group, let mode):
      "may not be read (owner \(owner), group \(group), mode \(mode)), skipping. Give a11yd's group the right to read it."
    case .tooDeep(let limit):
      "more than \(limit) directories deep, skipping. Is there a loop of mounts?"
    case .failed(let cause):
      "could not be read: \(cause), skipping."
    }
  }
}
