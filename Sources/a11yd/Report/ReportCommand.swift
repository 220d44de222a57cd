import AccessibilityTree
import ArgumentParser
import Audit
import Daemon
import Journal
import Line
import Reports
import Rules

/// `a11yd report`: what the daemon found, from the journal.
struct ReportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Report what the daemon found in a time, from the journal, or what JSON Lines tell.",
    discussion: """
      By default the report is a page (HTML). Exports that are still in the drop directory bring their drawing; the \
      findings are those of the journal. With --jsonl the report is of what “a11yd audit --format jsonl” or \
      “a11yd-spark-export” wrote. Exit codes: 0 the report is written, 2 something could not be read, 64 wrong usage.
      """)

  @OptionGroup var journalOptions: JournalOptions

  @Option(
    name: .customLong("jsonl"), parsing: .upToNextOption,
    help: ArgumentHelp(
      "Report what these files of JSON Lines tell, also packed with gzip; - is standard input. The journal is not read.",
      valueName: "file"),
    completion: .file())
  var lines: [String] = []

  @OptionGroup var reportOptions: ReportOptions

  @Option(
    help: ArgumentHelp(
      "The directory with the exports. By default it is the drop directory, and none with --file or --directory.",
      valueName: "directory"),
    completion: .directory)
  var exports: String?

  @OptionGroup var ruleOptions: RuleOptions

  @Option(
    help: ArgumentHelp("The configuration file, which names the drop directory.", valueName: "path"),
    completion: .file(extensions: ["yaml"]))
  var config: String?

  @Flag(help: "Show no progress and no notes.")
  var quiet = false

  /// The page, unless formats are named.
  private var wanted: [(format: ReportFormat, path: String?)] {
    reportOptions.formats.isEmpty ? [(.html, reportOptions.outputs.first)] : reportOptions.reports
  }

  func validate() throws {
    if !lines.isEmpty, let refused = journalOptions.given ?? exports.map({ _ in "--exports" }) {
      throw ValidationError("--jsonl: there is no journal and no export to look at. Leave out \(refused).")
    }
    let isShown = wanted.contains {
      $0.format == .html && ($0.path ?? InputFiles.standardInput) == InputFiles.standardInput
    }
    if isShown, Terminal.standardOutput.isTerminal {
      throw ValidationError("A page is not for a terminal. Add --output page.html, or --format text.")
    }
  }

  func run() async throws {
    let configuration = try PlaceOptions.configuration(at: config)
    let ruleBook = try ruleOptions.ruleBook(wanted.map { $0.format.reading() }.reduce(.judging) { $0.union($1) })
    let isDrawn = wanted.contains { $0.format == .html }
    do {
      let targets = try ReportTarget.targets(wanted.map(\.path))
      if !lines.isEmpty { return try writeLines(ruleBook, to: targets) }
      let unread: [StoredJournalProblem]
      do {
        let history: FindingHistory
        (history, unread) = try self.history()
        let exports = isDrawn ? exports(configuration) : nil
        var run = AuditRun(
          version: version, rules: ruleBook.rules, criteria: ruleBook.criteria, begunAt: UTCTime.text(.now))
        run.history = RunHistory(
          unit: journalOptions.unit, first: history.first.map(Self.words), last: history.last.map(Self.words),
          days: history.days, leftOut: history.leftOut, exports: exports?.directory)
        run.history?.boxes = history.reportedBoxes(Self.words)
        try write(history, with: exports, on: run, by: wanted.map { report($0.format, ruleBook) }, to: targets)
      } catch {
        for target in targets { target.discard() }
        throw error
      }
      // The report is complete, and has what the other files tell.
      for problem in unread { StandardError.write("\(problem)") }
      if !unread.isEmpty { throw ExitCode.somethingUnread }
    } catch let problem as CommandProblem {
      StandardError.write("\(problem)")
      throw ExitCode.somethingUnread
    } catch let problem as StoredJournalProblem {
      StandardError.write("\(problem)")
      throw ExitCode.somethingUnread
    }
  }

  /// What the entries of the journal tell, and what of it could not be read.
  private func history() throws -> (FindingHistory, unread: [StoredJournalProblem]) {
    let journal = try StoredJournal(journalOptions.source, unit: journalOptions.unit, app: journalOptions.app)
    let times = try journalOptions.times
    var history = FindingHistory()
    var days = DayLookup(.local)
    var progress = Progress(isShown: showsProgress)
    var count = 0
    try journal.newestFirst(since: times.since, until: times.until) { entry in
      let day = days.day(of: entry.time)
      history.take(ReportedEntry(entry, on: day))
      count += 1
      // Asking for the time costs as much as an entry.
      if count % 1_024 == 0 {
        progress.tell("reading the journal: \(Counted.things(count, "entry", plural: "entries")), back to \(day) …")
      }
    }
    progress.clear()
    history.finish()
    if history.entries == 0, !quiet {
      StandardError.write(
        "\(journalOptions.unit): no findings and no audits in this time. Is the unit right, and the time?")
    }
    return (history, journal.unread)
  }

  private func write(
    _ history: FindingHistory, with exports: DropExports?, on run: AuditRun, by reports: [any Report],
    to targets: [ReportTarget]
  ) throws {
    var written = try zip(reports, targets).map { try WrittenReport($0, on: run, to: $1) }
    let screens = history.reportedScreens(Self.words)
    var progress = Progress(isShown: showsProgress)
    var missing = 0
    for file in history.unreadableFiles {
      for place in written.indices { try written[place].add(ReportDocument.Item(file, in: reports[place])) }
    }
    for (place, screen) in screens.enumerated() {
      let drawn = exports?.file(of: screen)
      if drawn == nil { missing += 1 }
      let file = drawn ?? screen.file
      for place in written.indices {
        // A terminal and a test server are told of everything that is there, not only of what is new.
        let known = [.text, .junit].contains(wanted[place].format) ? nil : file.known
        var file = file
        file.known = known
        try written[place].add(ReportDocument.Item(file, in: reports[place]))
      }
      progress.tell("drawing \(place + 1)/\(screens.count) …")
    }
    progress.clear()
    for report in written { try report.close() }
    let leftOut = history.leftOut
    if leftOut > 0, !quiet { StandardError.write(RunHistory.leftOutWords(leftOut)) }
    if let exports, missing > 0, !quiet {
      StandardError.write(
        "\(Counted.number(missing)) of \(Counted.things(screens.count, "screen")): no drawing, because their exports "
          + "are no longer in \(exports.directory).")
    }
  }

  /// Writes what JSON Lines tell.
  private func writeLines(_ ruleBook: RuleBook, to targets: [ReportTarget]) throws {
    let run = AuditRun(
      version: version, rules: ruleBook.rules, criteria: ruleBook.criteria, begunAt: UTCTime.text(.now))
    let isWhole: Bool
    do {
      let reports = wanted.map { report($0.format, ruleBook) }
      var written = try zip(reports, targets).map { try WrittenReport($0, on: run, to: $1) }
      isWhole = try LinesReport(paths: lines, rules: ruleBook.rules, showsProgress: showsProgress).read { item in
        for place in written.indices { try written[place].add(item(reports[place])) }
      }
      for report in written { try report.close() }
    } catch {
      for target in targets { target.discard() }
      throw error
    }
    // The report is complete, and has what the other lines tell.
    if !isWhole { throw ExitCode.somethingUnread }
  }

  private var showsProgress: Bool { !quiet && Terminal.standardError.isTerminal }

  /// The journal of another machine tells nothing about this machine's drop directory.
  private func exports(_ configuration: Configuration) -> DropExports? {
    let line = ExportLine(configuration)
    if let exports { return DropExports(directory: exports, line: line) }
    switch journalOptions.source {
    case .system: return DropExports(directory: configuration.watchDirectory, line: line)
    case .root(let root): return DropExports(directory: root + configuration.watchDirectory, line: line)
    case .directory, .files: return nil
    }
  }

  private static func words(_ time: Int64) -> String { WallClock.local.text(WallTime(rawValue: time)) }

  private func report(_ format: ReportFormat, _ ruleBook: RuleBook) -> any Report {
    var detail = TextReport.Detail()
    detail.showsCantTell = reportOptions.show.contains(.cantTell)
    detail.showsSummaries = !quiet
    return format.report(reportOptions.layout, detail, ruleBook)
  }
}
