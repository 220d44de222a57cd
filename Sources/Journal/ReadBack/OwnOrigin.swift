import Glibc
import SystemPackage

/// How entries of this process are distinguished from others: by what journald says about the sender, not by what the
/// sender says.
///
/// Any process may write AX_ENTRY. journald itself writes `_UID` and `_SYSTEMD_UNIT`, from the credentials that the
/// kernel adds to each datagram and from the sender's cgroup. An entry of ours without the unit is no proof either:
/// journald loses the unit if the process has ended meanwhile, and `journalctl -u` does not show such an entry.
struct OwnOrigin: Equatable {
  var user: UInt32
  /// The unit, such as `a11yd.service`; nil outside a service.
  var unit: String?

  init(user: UInt32, unit: String?) { (self.user, self.unit) = (user, unit) }

  /// The origin of this process.
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

  /// Its entries, as journal matches that must all hold.
  var matches: [String] { ["SYSLOG_IDENTIFIER=a11yd", "_UID=\(user)"] + (unit.map { ["_SYSTEMD_UNIT=\($0)"] } ?? []) }

  /// The matches for journald's message that it suppressed entries of this unit. Only journald can use this transport.
  var suppressionMatches: [String]? {
    unit.map {
      ["MESSAGE_ID=a596d6fe7bfa4994828e72309e95d61e", "_TRANSPORT=driver", "OBJECT_SYSTEMD_UNIT=\($0)"]
    }
  }
}
