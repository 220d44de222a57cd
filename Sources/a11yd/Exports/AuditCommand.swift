import ArgumentParser
import Audit
import Daemon
import Glibc
import Journal
import Line
import Reports
import Rules

/// `a11yd audit`: files and directories, once, without the daemon.
struct AuditCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Audit exports and report what fails.",
    discussion: """
      The files of a subdirectory are one session, as in the drop directory: each file is compared with the files before \
      it. Findings go to standard output, progress and errors to standard error. Exit codes: 0 nothing failed, \
      1 something failed, 2 something could not be read, 64 wrong usage.
      """)

  @Argument(help: "Exports, directories of exports, or - for standard input.", completion: .file())
  var paths: [String] = []

  @OptionGroup var reportOptions: ReportOptions

  @OptionGroup var ruleOptions: RuleOptions

  @OptionGroup var lineOptions: LineOptions

  @OptionGroup var knownFindings: KnownFindingOptions

  @Option(
    help: ArgumentHelp(
      "The lowest impact of a finding that makes the exit code 1: minor by default. With never, no finding does.",
      valueName: "impact"))
  var failOn: FailureThreshold?

  @Flag(help: "Treat the files of each directory as one recording, in name order, and files given by name as one.")
  var recording = false

  @Flag(
    help: """
      Audit what standard input sends, one JSON object a line, and answer each with JSON Lines before the next is read. \
      Exits with 0 when the input ends.
      """)
  var stream = false

  @Flag(help: "Show every place of a repeated finding and everything that --show can add.")
  var verbose = false

  @Flag(help: "Show findings only, without summaries and progress.")
  var quiet = false

  func validate() throws {
    if stream {
      if let refused = refusedByStream { throw ValidationError("--stream: \(refused)") }
    } else if paths.isEmpty {
      throw ValidationError("Missing expected argument '<paths> ...'")
    }
  }

  /// What is given and means nothing where each item is answered by itself.
  private var refusedByStream: String? {
    if !paths.isEmpty { return "exports come from standard input. Leave out \(paths[0])." }
    if reportOptions.formats.contains(where: { $0 != .jsonl }) || !reportOptions.outputs.isEmpty {
      return "answers are JSON Lines on standard output. Leave out --format and --output."
    }
    if recording { return "captures of one recording name the same session in `meta`. Leave out --recording." }
    if quiet { return "the summary ends each answer. Leave out --quiet." }
    if failOn != nil { return "the exit code does not depend on findings. Leave out --fail-on." }
    if knownFindings.updatesBaseline { return "a stream may never end. Write the baseline without --stream." }
    return nil
  }

  func run() async throws {
    let settings = try DeskSettingsFile.settings()
    let triage = try knownFindings.triage(settings)
    let wanted = stream ? [(.jsonl, nil)] : reportOptions.reports
    let files = InputFiles(paths, isRecording: recording)
    let reader = FileReader(
      line: lineOptions.line(settings), showsPictures: wanted.contains { $0.format == .html })
    // Targets are opened before somebody is waited for who writes the export: what cannot be written is told at once.
    let targets = stream ? [] : try targets(of: wanted.map(\.path))
    // They are read while the export is, or while somebody is waited for who writes it.
    let texts = ruleOptions.location.textsAhead(
      settings.rules, for: wanted.map { $0.format.reading() }.reduce(.judging) { $0.union($1) })
    let only = !stream && files.files.count == 1 ? reader.read(files.files[0]) : nil
    let statuses = ruleOptions.statuses
    let judged = only?.judged(by: statuses) ?? JudgedExports(statuses: statuses)
    let ruleBook: RuleBook
    do {
      ruleBook = try ruleOptions.ruleBook(
        wanted.map { $0.format.reading(of: judged) }.reduce(.judging(judged)) { $0.union($1) }, settings,
        texts: await texts.result)
    } catch {
      for target in targets { target.discard() }
      throw error
    }
    let run = AuditRun(
      version: version, rules: ruleBook.rules, criteria: ruleBook.criteria, begunAt: UTCTime.text(.now))
    let fileAudit = FileAudit(
      auditor: Auditor(ruleBook: ruleBook), reader: reader,
      reports: wanted.map { report($0.format, ruleBook) }, triage: triage, first: only)
    Kept.forever(fileAudit)
    if stream { return try answer(StreamAudit(audit: fileAudit, run: run)) }
    do {
      let (total, found, accepted) = try await write(files, by: fileAudit, on: run, to: targets)
      if knownFindings.updatesBaseline {
        try knownFindings.update(settings, with: found, isComplete: total.unreadable == 0)
      } else {
        try knownFindings.sayGone(settings, seen: accepted.union(found.entries.keys), quiet: quiet)
      }
      if total.unreadable > 0 { throw ExitCode.somethingUnread }
      if !knownFindings.updatesBaseline, failOn(settings).isReached(by: total) { throw ExitCode.somethingFailed }
    } catch let problem as CommandProblem {
      for target in targets { target.discard() }
      StandardError.write("\(problem)")
      throw ExitCode.somethingUnread
    }
  }

  private func answer(_ items: StreamAudit) throws {
    do {
      try items.answer(StandardOutput.write)
    } catch let problem as CommandProblem {
      StandardError.write("\(problem)")
      throw ExitCode.somethingUnread
    }
  }

  private func failOn(_ settings: DeskSettings) -> FailureThreshold {
    failOn ?? settings.failOn.flatMap(FailureThreshold.init(rawValue:)) ?? .minor
  }

  /// Writes the reports part by part.
  ///
  /// - Returns: the totals of all files, what a baseline would keep of them, and the ids of what is accepted.
  private func write(
    _ files: InputFiles, by fileAudit: FileAudit, on run: AuditRun, to targets: [ReportTarget]
  ) async throws -> (total: Tally, found: Baseline, accepted: Set<String>) {
    var reports: [WrittenReport] = []
    for (report, target) in zip(fileAudit.reports, targets) {
      reports.append(try WrittenReport(report, on: run, to: target))
    }
    var progress = Progress(
      total: files.files.count, isShown: !quiet && files.hasDirectory && Terminal.standardError.isTerminal)
    var found: [BaselineEntry] = []
    var accepted: Set<String> = []
    func add(_ told: FileAudit.Told, problem: String?) throws {
      found += told.entries
      accepted.formUnion(told.accepted)
      let texts = told.items.enumerated().map { reports[$0].text($1) }
      if problem != nil || zip(reports, texts).contains(where: { $0.shows($1) }) { progress.clear() }
      if let problem { StandardError.write(problem) }
      for (report, text) in zip(reports, texts) { try report.write(text) }
    }
    for file in files.problems { try add(fileAudit.told(file), problem: file.problem) }

    var memory = SessionMemory(bounds: .ageless)
    let now = ContinuousClock.now
    // Twice the cores would keep them busy; the rest evens out files of different sizes.
    let inOrder = InOrder(
      window: 8 * sysconf(CInt(_SC_NPROCESSORS_ONLN)), first: fileAudit.read, second: fileAudit.audit)
    try await inOrder.run(files.files) { reading in
      fileAudit.place(reading, in: &memory, at: now)
    } receive: { outcome in
      let (told, problem) = fileAudit.telling(outcome, by: &memory)
      try add(told, problem: problem)
      progress.advance()
    }
    progress.clear()
    for report in reports { try report.close() }
    return (reports.first?.total ?? Tally(), Baseline(found), accepted)
  }

  private func targets(of paths: [String?]) throws -> [ReportTarget] {
    do {
      return try ReportTarget.targets(paths)
    } catch {
      StandardError.write("\(error)")
      throw ExitCode.somethingUnread
    }
  }

  private func report(_ format: ReportFormat, _ ruleBook: RuleBook) -> any Report {
    var detail = TextReport.Detail()
    detail.showsCantTell = verbose || reportOptions.show.contains(.cantTell)
    detail.showsEveryPlace = verbose
    detail.showsSummaries = !quiet
    return format.report(reportOptions.layout, detail, ruleBook)
  }
}
