import AccessibilityTree
import Glibc

/// A value of 16 bytes that changes when a file is written or replaced, or its permissions change.
///
/// The kernel sets the change time and nobody else can, so a rewrite with the same size and a restored modification
/// time differs too. It only saves reading; the fingerprint decides whether content is new.
struct FileSignature: Hashable, Sendable {
  private let digest: Fingerprint

  init(_ status: stat) {
    let numbers: [Int] = [
      Int(truncatingIfNeeded: status.st_dev), Int(truncatingIfNeeded: status.st_ino), Int(status.st_size),
      Int(status.st_mode), status.st_mtim.tv_sec, status.st_mtim.tv_nsec, status.st_ctim.tv_sec, status.st_ctim.tv_nsec,
    ]
    digest = numbers.withUnsafeBytes { Fingerprint(of: $0) }
  }

  /// The fields that change with the content, unless somebody resets the file's times.
  static func content(_ status: stat) -> [Int] {
    [Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
  }
}
