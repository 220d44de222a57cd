import AccessibilityTree
import Daemon
import FoundationEssentials

/// A status for a person: a few lines, names on the left.
struct StatusText {
  let now: Date

  func text(of status: DaemonStatus) -> String {
    var lines: [(name: String, value: String)] = []
    let health = status.complaints.isEmpty ? "running" : status.complaints.map(\.words).joined(separator: ", ")
    lines.append(
      ("a11yd", "\(health), \(status.version), process \(status.pid), started \(age(status.since))"))
    lines.append(("watching", watching(status.watch)))
    if status.watch.isPolling { lines.append(("polling", status.watch.pollingReason ?? "yes")) }
    let files = status.files
    let aside = files.quarantined > 0 ? ", \(files.quarantined) in quarantine" : ""
    lines.append(("files", "\(files.waiting) waiting, \(files.inHand) in hand, \(files.audited) audited\(aside)"))
    if let last = status.lastSnapshot { lines.append(("last", snapshot(last))) }
    lines.append(("journal", journal(status.journal)))
    lines.append(("rules", Counted.things(status.rules, "rule") + suppressed(status.suppressed)))
    lines.append(("ledger", ledger(status.ledger)))
    let width = lines.map(\.name.count).max() ?? 0
    return lines.map { name, value in
      name + String(repeating: " ", count: width - name.count + 2) + CleanText.line(value) + "\n"
    }.joined()
  }

  private func watching(_ watch: DaemonStatus.Watch) -> String {
    let directory = watch.directory.map { "\($0), " } ?? ""
    if let since = watch.blindSince {
      return "\(directory)blind for \(duration(since: since))" + (watch.blindReason.map { ": \($0)" } ?? "")
    }
    if !watch.isWatching { return "\(directory)not yet" }
    return directory + Counted.things(watch.directories, "directory", plural: "directories")
  }

  private func snapshot(_ snapshot: DaemonStatus.Snapshot) -> String {
    let names = [snapshot.screen, snapshot.path].compactMap(\.self)
    let name = names.isEmpty ? "" : names.joined(separator: ", ") + ": "
    let withdrawn = snapshot.withdrawn > 0 ? ", \(snapshot.withdrawn) withdrawn" : ""
    return "\(name)\(snapshot.failed) failed\(withdrawn), \(snapshot.cannotTell) cannot tell, \(age(snapshot.at))"
  }

  private func journal(_ journal: DaemonStatus.Journal) -> String {
    let waiting = journal.queued + journal.sent
    var parts = [waiting == 0 ? "\(journal.destination), nothing undelivered" : journal.destination]
    if waiting > 0 {
      let oldest = journal.undeliveredSince.map { ", the oldest from \(age($0))" } ?? ""
      parts.append("\(waiting) undelivered (\(journal.queued) queued, \(journal.sent) sent)\(oldest)")
    }
    if let trouble = journal.trouble { parts.append(trouble) }
    return parts.joined(separator: ", ")
  }

  private func suppressed(_ count: Int) -> String {
    count == 0 ? "" : ", \(Counted.things(count, "finding")) suppressed"
  }

  private func ledger(_ ledger: DaemonStatus.Ledger) -> String {
    if !ledger.isInMemory { return ledger.path ?? "on disk" }
    return "in memory" + (ledger.reason.map { ": \($0)" } ?? "")
  }

  /// “3 s ago”.
  private func age(_ time: Date) -> String { duration(since: time) + " ago" }

  private func duration(since time: Date) -> String {
    let seconds = max(0, Int(now.timeIntervalSince(time)))
    switch seconds {
    case ..<120: return "\(seconds) s"
    case ..<7_200: return "\(seconds / 60) min"
    case ..<172_800: return "\(seconds / 3_600) h"
    default: return Counted.things(seconds / 86_400, "day")
    }
  }
}

extension DaemonStatus.Complaint {
  fileprivate var words: String {
    switch self {
    case .blind: "sees nothing"
    case .undelivered: "the journal does not take everything"
    case .ledgerInMemory: "forgets what it audited"
    }
  }
}
