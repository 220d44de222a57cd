import SystemPackage

/// Why a journal cannot be read: where, what, why, and what to do.
public struct StoredJournalProblem: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String

  init(_ source: JournalSource, _ cause: Errno) {
    let advice =
      switch source {
      case .system: "Is systemd-journald running?"
      case .directory: "Name a directory with journal files, such as /var/log/journal/<machine id>."
      case .files: "Name journal files, such as /var/log/journal/<machine id>/system.journal."
      case .root: "Name the root directory of a system, below which /var/log/journal is."
      }
    description = "\(source.name): cannot be read: \(cause). \(advice)"
  }

  init(mayNotRead path: String) {
    description =
      "the journal: cannot be read: no permission for \(path). Run this as root or as a member of systemd-journal."
  }

  init(unit: String) {
    description = "\(unit): not a name of a unit. Name one as systemctl shows it, such as a11yd.service."
  }
}
