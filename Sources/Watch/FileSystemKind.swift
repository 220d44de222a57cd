import Glibc

/// File systems on which the kernel tells nothing of changes made by others.
///
/// Source: proc(5), `/proc/pid/mountinfo`; inotify(7), “Limitations and caveats”.
enum FileSystemKind {
  private static let remote: Set<String> = [
    "9p", "afs", "ceph", "cifs", "nfs", "nfs4", "overlay", "smb3", "vboxsf", "virtiofs",
  ]

  /// “nfs4” and its like; nil where the kernel tells of everything, or where it cannot be known.
  static func remoteKind(of directory: Directory) -> String? {
    guard let mounts = fopen("/proc/self/mountinfo", "re") else { return nil }
    defer { fclose(mounts) }
    let device = UInt64(directory.identity.device)
    let number = "\(major(device)):\(minor(device))"
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    while getline(&line, &capacity, mounts) > 0 {
      guard let line else { continue }
      let fields = String(cString: line).split(separator: " ")
      guard fields.count > 3, fields[2] == number, let dash = fields.firstIndex(of: "-"), dash + 1 < fields.count
      else { continue }
      let kind = String(fields[dash + 1])
      return remote.contains(kind) || kind.hasPrefix("fuse") ? kind : nil
    }
    return nil
  }

  // As glibc's `gnu_dev_major` and `gnu_dev_minor`, which are macros.
  private static func major(_ device: UInt64) -> UInt64 { (device >> 8) & 0xFFF | (device >> 32) & ~0xFFF }
  private static func minor(_ device: UInt64) -> UInt64 { device & 0xFF | (device >> 12) & ~0xFF }
}
