import ArgumentParser
import Audit
import Glibc
import Readers
import Reports
import Rules

/// `a11yd audit`: files and directories, once, without the daemon.
struct AuditCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Audits exports and writes what fails.",
    discussion: """
      The files of one directory below a given one are one session, as in the drop directory: each is judged together \
      with those before it. Findings go to standard output, progress and problems to standard error. Exit codes: 0 nothing failed, 1 something \
      failed, 2 something could not be read, 64 wrong usage.
      """)

  @Argument(help: "Exports, directories of them, or - for standard input.", completion: .file())
  var paths: [String]

  @Option(help: "How findings are written: text or jsonl.")
  var format = OutputFormat.text

  @OptionGroup var ruleOptions: RuleOptions

  @Option(
    help: ArgumentHelp(
      "The language of screens that do not say their own, such as de or pt-BR; else it is guessed.", valueName: "tag"))
  var language: String?

  @Option(
    name: .customLong("reader"),
    help: "voiceover or talkback, for exports that do not say their platform.")
  var screenReader: ScreenReaderChoice?

  @Option(help: "The least impact that makes the exit code 1: minor, moderate, serious, critical or never.")
  var failOn = FailureThreshold.minor

  @Option(help: "What text shows besides failures: cant-tell.")
  var show: [ShownDetail] = []

  @Flag(help: "The files of each directory given are one recording, and files given by name are one, in name order.")
  var recording = false

  @Flag(help: "Show every place of a repeated finding, and all that --show can.")
  var verbose = false

  @Flag(help: "Findings only: no summaries, no progress.")
  var quiet = false

  func run() async throws {
    let auditor = Auditor(ruleBook: try ruleOptions.ruleBook())
    let files = InputFiles(paths, isRecording: recording)
    let fileAudit = FileAudit(
      auditor: auditor, reader: ExportReader(), report: report, platform: screenReader?.platform, language: language)
    var progress = Progress(
      total: files.files.count, isShown: !quiet && files.hasDirectory && Terminal.standardError.isTerminal)
    var tally = Tally()
    for problem in files.problems {
      StandardError.write(problem)
      tally.addUnreadable()
    }

    var memory = SessionMemory(bounds: .ageless)
    let now = ContinuousClock.now
    // Twice the cores would keep them busy; the rest evens out files of different sizes.
    let inOrder = InOrder(
      window: 8 * sysconf(CInt(_SC_NPROCESSORS_ONLN)), first: fileAudit.read, second: fileAudit.audit)
    try await inOrder.run(files.files) { reading in
      fileAudit.place(reading, in: &memory, at: now)
    } receive: { outcome in
      let result = fileAudit.telling(outcome, by: &memory)
      if !result.section.isEmpty || result.problem != nil { progress.clear() }
      if let problem = result.problem { StandardError.write(problem) }
      try StandardOutput.write(result.section)
      tally.merge(result.tally)
      progress.advance()
    }
    progress.clear()
    try StandardOutput.write(fileAudit.report.closing(tally))

    if tally.unreadable > 0 { throw ExitCode.somethingUnread }
    if failOn.isReached(by: tally) { throw ExitCode.somethingFailed }
  }

  private var report: any Report {
    switch format {
    case .text:
      var detail = TextReport.Detail()
      detail.showsCantTell = verbose || show.contains(.cantTell)
      detail.showsEveryPlace = verbose
      detail.showsSummaries = !quiet
      return TextReport(layout: Terminal.standardOutput.layout, detail: detail)
    case .jsonl:
      return JSONLinesReport(showsSummaries: !quiet)
    }
  }

}
