import Audit
import AccessibilityTree
import Journal
import Ledger
import SystemPackage
import Watch

/// The daemon's messages about itself.
enum LifeEntry {
  static func watching(_ directory: String, directories: Int, rules: Int, destination: String) -> JournalEntry {
    let advice =
      rules == 0 ? " No rule is stable, so a11yd finds nothing. Set `rules.include-drafts` to run draft rules." : ""
    return entry(
      .watching, rules == 0 ? .warning : .notice,
      "Watching \(directory): \(tree(directories)), \(Counted.things(rules, "rule")). Findings go to \(destination).\(advice)",
      about: directory)
  }

  /// - Parameter undelivered: entries that the journal did not take.
  static func stopped(audited: Int, waiting: Int, undelivered: Int) -> JournalEntry {
    let rest = undelivered == 0 ? "" : ", \(Counted.things(undelivered, "entry", plural: "entries")) not delivered"
    return entry(.stopped, .notice, "Stopped: \(audited) audited, \(waiting) waiting for the next start\(rest).")
  }

  static func reloaded(rules: Int) -> JournalEntry {
    entry(.reloaded, .notice, "Reloaded the configuration and \(Counted.things(rules, "rule")).")
  }

  static func reloadRefused(_ problem: String) -> JournalEntry {
    entry(.reloadRefused, .error, "\(problem) a11yd keeps the configuration and rules that it had.")
  }

  static func lost(_ error: WatchError) -> JournalEntry {
    // If there is still a directory at the path, it is audited.
    if case .unmounted(let path) = error { return entry(.directoryLost, .error, "\(error)", about: path.string) }
    return entry(.directoryLost, .error, "Auditing has stopped: \(error)")
  }

  static func found(_ directory: String, directories: Int, after time: Duration) -> JournalEntry {
    entry(
      .directoryFound, .notice,
      "\(directory) is back after \(seconds(time)): a11yd listed it and is watching \(tree(directories)).",
      about: directory)
  }

  static func blind(_ blindness: WatchStatus.Blindness) -> JournalEntry {
    entry(.blind, .error, text(of: blindness))
  }

  static func seesAgain(_ directory: String, after time: Duration) -> JournalEntry {
    entry(
      .seesAgain, .notice, "\(directory): a11yd sees new files again after \(seconds(time)), and listed the directory.",
      about: directory)
  }

  /// “Blind since 2026-11-21T14:03:07Z: …”, also for the status line.
  static func text(of blindness: WatchStatus.Blindness) -> String {
    "Blind since \(UTCTime.text(WallTime.now - (ContinuousClock.now - blindness.since))): \(blindness.reason)"
  }

  private static func tree(_ directories: Int) -> String {
    Counted.things(directories, "directory", plural: "directories")
  }

  private static func seconds(_ time: Duration) -> String { "\(max(1, time.components.seconds)) s" }

  static func replaced(_ directory: String) -> JournalEntry {
    entry(
      .directoryReplaced, .warning, "\(directory) was replaced; a11yd listed the new directory and is watching it.",
      about: directory)
  }

  static func overflow(_ directory: String) -> JournalEntry {
    entry(
      .overflow, .notice,
      "\(directory): more files changed at once than the kernel can queue; a11yd is listing the directory.",
      about: directory)
  }

  static func polling(_ error: WatchError) -> JournalEntry {
    // An operator can raise a limit, but cannot change a file system.
    let isLimit =
      switch error {
      case .noMoreWatches, .noMoreInstances: true
      default: false
      }
    return entry(.polling, isLimit ? .error : .warning, "\(error)")
  }

  static func skipped(_ path: FilePath, _ reason: SkipReason) -> JournalEntry {
    entry(.skipped, .warning, "\(Excerpt.of(path.shown)): \(reason)", snapshot: path)
  }

  static func unreadable(_ file: FinishedFile, _ problem: LineProblem) -> JournalEntry {
    let cause = file.isDiskFull ? "its file system is full. Make room." : "was it still being written?"
    let advice = problem.isIncomplete && !problem.isSilentLog ? " Incomplete snapshot: \(cause)" : ""
    return entry(.unreadable, .warning, problem.message + advice, snapshot: file.path)
  }

  static func quarantined(_ path: FilePath) -> JournalEntry {
    entry(
      .quarantined, .error,
      "\(path): a11yd crashed twice on this file and skips it until it changes. Please report this. “a11yd replay” "
        + "tries it again.", snapshot: path)
  }

  static func ledger(_ notice: LedgerNotice) -> JournalEntry {
    switch notice {
    case .rebuilt: entry(.ledgerRebuilt, .warning, "\(notice)")
    case .inMemory: entry(.ledgerInMemory, .error, "\(notice)")
    case .onDiskAgain: entry(.ledgerOnDisk, .notice, "\(notice)")
    }
  }

  static func same(_ path: FilePath, as other: String) -> JournalEntry {
    entry(
      .sameAs, .info, "\(Excerpt.of(path.shown)): the same content as \(Excerpt.of(other)), which was audited.",
      snapshot: path)
  }

  static func uncontrolled(_ error: ControlSocketError) -> JournalEntry {
    entry(.controlLost, .warning, "\(error)")
  }

  /// One entry for all expired suppressions; there must be at least one.
  static func expired(_ suppressions: [Suppression]) -> JournalEntry {
    let shown = suppressions.prefix(3).map { "\($0.subject), until \($0.until) (\($0.place))" }
    let rest = suppressions.count - shown.count
    let count = Counted.things(suppressions.count, "suppression")
    return entry(
      .suppressionsExpired, .warning,
      "\(count) expired: \(shown.joined(separator: "; "))\(rest > 0 ? "; and \(rest) more" : ""). "
        + "Remove those of fixed findings, and give the others a new date.",
      about: suppressions.map { "\($0.place): \($0.subject), until \($0.until): \($0.reason)" }
        .joined(separator: "\n"))
  }

  private static func entry(
    _ id: MessageID, _ priority: Priority, _ text: String, about detail: String? = nil, snapshot: FilePath? = nil
  ) -> JournalEntry {
    var entry = JournalEntry(text, id: id.rawValue, priority: priority.rawValue)
    entry[.detail] = detail
    entry[.snapshot] = snapshot?.shown
    return entry
  }
}
