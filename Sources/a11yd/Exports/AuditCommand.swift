import ArgumentParser
import Audit
import Glibc
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
  var paths: [String]

  @Option(help: "Output format: text, or jsonl for one JSON object per line.")
  var format = Format.text

  @OptionGroup var ruleOptions: RuleOptions

  @OptionGroup var lineOptions: LineOptions

  @Option(
    help: ArgumentHelp(
      "The lowest impact of a finding that makes the exit code 1. With never, no finding does.", valueName: "impact"))
  var failOn = FailureThreshold.minor

  @Option(help: ArgumentHelp("Show this in text output too.", valueName: "detail"))
  var show: [Detail] = []

  @Flag(help: "Treat the files of each directory as one recording, in name order, and files given by name as one.")
  var recording = false

  @Flag(help: "Show every place of a repeated finding and everything that --show can add.")
  var verbose = false

  @Flag(help: "Show findings only, without summaries and progress.")
  var quiet = false

  /// How findings are written.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    /// For people.
    case text
    /// For other programs: docs/json-lines.md.
    case jsonl
  }

  /// What text can show besides failed targets.
  enum Detail: String, CaseIterable, ExpressibleByArgument {
    /// Targets that an export cannot settle, each with what is missing.
    case cantTell = "cant-tell"
  }

  func run() async throws {
    let ruleBook = try ruleOptions.ruleBook()
    let files = InputFiles(paths, isRecording: recording)
    let fileAudit = FileAudit(auditor: Auditor(ruleBook: ruleBook), line: lineOptions.line(), report: report)
    var document = ReportDocument(fileAudit.report, on: AuditRun(version: version, rules: ruleBook.rules))
    var progress = Progress(
      total: files.files.count, isShown: !quiet && files.hasDirectory && Terminal.standardError.isTerminal)
    try StandardOutput.write(document.opening)
    for file in files.problems {
      StandardError.write(file.problem)
      try StandardOutput.write(document.add(ReportDocument.Item(file, in: fileAudit.report)))
    }

    var memory = SessionMemory(bounds: .ageless)
    let now = ContinuousClock.now
    // Twice the cores would keep them busy; the rest evens out files of different sizes.
    let inOrder = InOrder(
      window: 8 * sysconf(CInt(_SC_NPROCESSORS_ONLN)), first: fileAudit.read, second: fileAudit.audit)
    try await inOrder.run(files.files) { reading in
      fileAudit.place(reading, in: &memory, at: now)
    } receive: { outcome in
      let (item, problem) = fileAudit.telling(outcome, by: &memory)
      let text = item.map { document.add($0) } ?? ""
      if !text.isEmpty || problem != nil { progress.clear() }
      if let problem { StandardError.write(problem) }
      try StandardOutput.write(text)
      progress.advance()
    }
    progress.clear()
    try StandardOutput.write(document.closing)

    if document.total.unreadable > 0 { throw ExitCode.somethingUnread }
    if failOn.isReached(by: document.total) { throw ExitCode.somethingFailed }
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
