import Glibc

/// File systems on which the kernel does not report changes by other hosts or in lower layers.
///
/// They are recognised by the name of the type. statfs(2) has numbers for them, which Swift's Glibc leaves out.
///
/// Source: proc(5), `/proc/pid/mountinfo` (of the thread that asks, which may have mounts of its own); inotify(7), “Limitations and caveats”.
enum FileSystemKind {
  private static let remote: Set<String> = [
    "9p", "afs", "beegfs", "ceph", "cifs", "coda", "ecryptfs", "gfs2", "gpfs", "lustre", "nfs", "nfs4", "ocfs2",
    "orangefs", "overlay", "prl_fs", "smb3", "vboxsf", "virtiofs", "vmhgfs",
  ]

  /// A name such as “nfs4”; nil if the kernel reports everything, or if the kind is not known.
  static func remoteKind(of directory: Directory) -> String? {
    guard let mounts = fopen("/proc/thread-self/mountinfo", "re") else { return nil }
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

  /// Whether only root can still write to the file system of an open file.
  static func isFull(_ file: CInt) -> Bool {
    var status = statvfs()
    return fstatvfs(file, &status) == 0 && status.f_bavail == 0 && status.f_blocks > 0
  }

  // Like glibc's `gnu_dev_major` and `gnu_dev_minor`, which are macros.
  private static func major(_ device: UInt64) -> UInt64 { (device >> 8) & 0xFFF | (device >> 32) & ~0xFFF }
  private static func minor(_ device: UInt64) -> UInt64 { device & 0xFF | (device >> 12) & ~0xFF }
}
