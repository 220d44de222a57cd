import Journal
import SystemPackage
import Watch

/// What the daemon says of itself, as entries; each is said where the daemon decides, and nowhere else.
enum LifeEntry {
  static func watching(_ directory: String, directories: Int, rules: Int, destination: String) -> JournalEntry {
    let advice =
      rules == 0 ? " No rule is stable, so nothing can be found: see `rules.include-drafts`." : ""
    let tree = directories == 1 ? "1 directory" : "\(directories) directories"
    let book = rules == 1 ? "1 rule" : "\(rules) rules"
    return entry(
      .watching, rules == 0 ? .warning : .notice,
      "Watching \(directory): \(tree), \(book). Findings go to \(destination).\(advice)", about: directory)
  }

  static func stopped(audited: Int, waiting: Int) -> JournalEntry {
    entry(.stopped, .notice, "Stopped: \(audited) audited, \(waiting) waiting for the next start.")
  }

  static func reloaded(rules: Int) -> JournalEntry {
    entry(.reloaded, .notice, "Reloaded the configuration and \(rules == 1 ? "1 rule" : "\(rules) rules").")
  }

  static func reloadRefused(_ problem: String) -> JournalEntry {
    entry(.reloadRefused, .error, "\(problem) The running configuration and rules stay.")
  }

  static func lost(_ error: WatchError) -> JournalEntry { entry(.directoryLost, .error, "Nothing is audited: \(error)") }

  static func replaced(_ directory: String) -> JournalEntry {
    entry(
      .directoryReplaced, .warning, "\(directory) is another directory now, which is watched and was listed.",
      about: directory)
  }

  static func overflow(_ directory: String) -> JournalEntry {
    entry(.overflow, .notice, "\(directory): more changed at once than the kernel can tell; listing it.", about: directory)
  }

  static func polling(_ error: WatchError) -> JournalEntry { entry(.polling, .warning, "\(error)") }

  static func skipped(_ path: FilePath, _ reason: SkipReason) -> JournalEntry {
    entry(.skipped, .warning, "\(path): \(reason)", snapshot: path)
  }

  static func unreadable(_ path: FilePath, _ problem: LineProblem) -> JournalEntry {
    let advice = problem.isIncomplete ? " Incomplete snapshot: was it still being written?" : ""
    return entry(.unreadable, .warning, problem.message + advice, snapshot: path)
  }

  static func same(_ path: FilePath, as other: String) -> JournalEntry {
    entry(.sameAs, .info, "\(path): the same content as \(other), audited there.", snapshot: path)
  }

  private static func entry(
    _ id: MessageID, _ priority: Priority, _ text: String, about detail: String? = nil, snapshot: FilePath? = nil
  ) -> JournalEntry {
    var entry = JournalEntry(text, id: id.rawValue, priority: priority.rawValue)
    entry[.detail] = detail
    entry[.snapshot] = snapshot?.string
    return entry
  }
}
