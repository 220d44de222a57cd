public import AccessibilityTree
public import SystemPackage

/// A file that apparently nobody writes any more, with its whole content.
public struct FinishedFile: Sendable {
  /// The path below the watched directory, such as `run-17/home.json`.
  public let path: FilePath
  public let bytes: FileBytes
  /// The fingerprint of the content; the name and the inode do not matter.
  public let fingerprint: Fingerprint
  public let arrival: Arrival
  /// When the first hint about it came.
  public let arrivedAt: ContinuousClock.Instant
  /// Whether it was handed out before, reported as incomplete, and has been quiet for the grace time since.
  public let isGraceOver: Bool
  /// Whether somebody asked for it again, whatever the earlier result.
  public let isAskedFor: Bool
  /// Whether its content was audited before this process started, so that it is read only for the captures after it.
  public var isKnown = false
  /// Whether its file system was full when it was read. If the content ends too early, that is why.
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

  /// How the watcher noticed a file.
  public enum Arrival: Sendable {
    /// A listing found it.
    case listed
    /// It was created, linked, written or touched.
    case written
    /// It was renamed into place, complete.
    case renamed
  }

  /// The subdirectory that contains it, such as `run-17`; nil in the watched directory itself.
  public var session: String? {
    let directory = path.removingLastComponent()
    return directory.isEmpty ? nil : directory.shown
  }
}
