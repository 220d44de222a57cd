import Glibc
import SystemPackage

/// How entries of this process are told from those of others: by what journald says of the sender, not by what it says itself.
///
/// Any process may write AX_ENTRY. `_UID` and `_SYSTEMD_UNIT` are journald's own: from the credentials that the kernel puts
/// on each datagram, and from the sender's cgroup. An entry without the unit is no proof either, though it is ours: journald
/// loses the unit of a process that has ended meanwhile, and `journalctl -u` does not show such an entry.
struct OwnOrigin: Equatable {
  var user: UInt32
  /// Such as `a11yd.service`; nil outside of a service.
  var unit: String?

  init(user: UInt32, unit: String?) { (self.user, self.unit) = (user, unit) }

  /// Of this process.
  static var current: OwnOrigin {
    let text = (try? FileText.read("/proc/self/cgroup")) ?? ""
    return OwnOrigin(user: getuid(), unit: unit(inCgroups: text))
  }

  /// The unit in `/proc/self/cgroup`: the innermost service of the line of cgroup v2, or of systemd's own v1 hierarchy.
  static func unit(inCgroups text: String) -> String? {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, parts[1].isEmpty || parts[1] == "name=systemd" else { continue }
      let unit = parts[2].split(separator: "/").last { $0.hasSuffix(".service") }
      if let unit { return String(unit) }
    }
    return nil
  }

  /// Its entries, as matches of the journal that must hold together.
  var matches: [String] { ["SYSLOG_IDENTIFIER=a11yd", "_UID=\(user)"] + (unit.map { ["_SYSTEMD_UNIT=\($0)"] } ?? []) }

  /// journald's word that it suppressed entries of this unit; only journald itself can write into this transport.
  var suppressionMatches: [String]? {
    unit.map {
      ["MESSAGE_ID=a596d6fe7bfa4994828e72309e95d61e", "_TRANSPORT=driver", "OBJECT_SYSTEMD_UNIT=\($0)"]
    }
  }
}
