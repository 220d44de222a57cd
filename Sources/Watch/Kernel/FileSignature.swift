import AccessibilityTree
import Glibc

/// What changes whenever a file is written, replaced, or its rights are changed, in 16 bytes.
///
/// The change time is the kernel's own and cannot be set, so that a rewrite with the same size and a restored
/// modification time differs too. It only saves reading: whether content is new is for its fingerprint to say.
struct FileSignature: Hashable, Sendable {
  private let digest: Fingerprint

  init(_ status: stat) {
    let numbers: [Int] = [
      Int(truncatingIfNeeded: status.st_dev), Int(truncatingIfNeeded: status.st_ino), Int(status.st_size),
      Int(status.st_mode), status.st_mtim.tv_sec, status.st_mtim.tv_nsec, status.st_ctim.tv_sec, status.st_ctim.tv_nsec,
    ]
    digest = numbers.withUnsafeBytes { Fingerprint(of: $0) }
  }

  /// What changes when the content does, as far as nobody sets the clock of the file back.
  static func content(_ status: stat) -> [Int] {
    [Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
  }
}
