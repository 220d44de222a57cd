public import AccessibilityTree
public import SystemPackage

/// A file that nobody writes any more, as far as can be told, with everything that was in it.
public struct FinishedFile: Sendable {
  /// Below the watched directory, such as `run-17/home.json`.
  public let path: FilePath
  public let bytes: FileBytes
  /// Of the content; what the file is called, and its inode, say nothing about it.
  public let fingerprint: Fingerprint
  public let arrival: Arrival
  /// When it was first heard of.
  public let arrivedAt: ContinuousClock.Instant
  /// It was handed out before, said to be incomplete, and has been quiet for the grace time since.
  public let isGraceOver: Bool
  /// Somebody wants it once more, whatever came of it before.
  public let isAskedFor: Bool
  /// Its content was audited before this program began, so it is read only for what comes after it.
  public var isKnown = false
  /// Its file system was full when it was read: what ends too early was cut by that.
  public let isDiskFull: Bool

  /// A file with this content.
  public init(
    path: FilePath, bytes: FileBytes, arrival: Arrival = .listed, arrivedAt: ContinuousClock.Instant = .now,
    isGraceOver: Bool = false, isAskedFor: Bool = false, isDiskFull: Bool = false
  ) {
    self.path = path
    self.bytes = bytes
    self.fingerprint = bytes.withUnsafeBytes { Fingerprint(of: $0) }
    self.arrival = arrival
    self.arrivedAt = arrivedAt
    self.isGraceOver = isGraceOver
    self.isAskedFor = isAskedFor
    self.isDiskFull = isDiskFull
  }

  /// How a file came to the watcher's notice.
  public enum Arrival: Sendable {
    /// It lay there.
    case listed
    /// Somebody created, linked, wrote or touched it.
    case written
    /// It was renamed into place, complete.
    case renamed
  }

  /// The subdirectory that it lies in, such as `run-17`; nil in the watched directory itself.
  public var session: String? {
    let directory = path.removingLastComponent()
    return directory.isEmpty ? nil : directory.shown
  }
}
