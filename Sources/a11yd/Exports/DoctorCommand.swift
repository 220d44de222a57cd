import ArgumentParser
import Audit
import Line
import Reports
import Rules

/// `a11yd doctor`: what exports can prove, and which change would prove more.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Show what exports are, which rules they can decide, and which change would decide more.",
    discussion: """
      Why a file is refused is a result and goes to standard output; only files that cannot be opened are reported on \
      standard error. Exit codes: 0 every file is an export, 2 something could not be read, 64 wrong usage.
      """)

  @Argument(help: "Exports, directories of them, or - for standard input.", completion: .file())
  var paths: [String]

  @Option(help: "Output format: text or json.")
  var format = Format.text

  @OptionGroup var readerOption: ScreenReaderOption

  @Flag(help: "List every rule, property and criterion; by default text has their numbers only.")
  var verbose = false

  @Flag(
    help: """
      Treat the files of each directory as one recording, and show what it decides about what happens: focus, announcements, \
      choices, text sizes.
      """)
  var recording = false

  @OptionGroup var ruleOptions: RuleOptions

  /// How it is written.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    /// For people.
    case text
    /// For other programs: docs/doctor.md.
    case json
  }

  func run() throws {
    if recording { return try examineRecordings() }
    let examiner = Examiner(
      CoverageSurvey(ruleBook: try ruleOptions.ruleBook(.whole)), namesProperties: verbose || format == .json)
    let files = InputFiles(paths)
    for file in files.problems { StandardError.write(file.problem) }
    var isComplete = files.problems.isEmpty
    let text = ExaminationText(layout: Terminal.standardOutput.layout, isVerbose: verbose)
    var decided = 0
    var objects: [String] = []
    for path in files.paths {
      guard let examination = examination(of: path, by: examiner) else {
        isComplete = false
        continue
      }
      // Why a file is refused is what was asked for: a result, not a problem.
      if examination.snapshot == nil { isComplete = false }
      if examination.coverage != nil { decided += 1 }
      switch format {
      case .text: try StandardOutput.write(text.section(on: examination))
      case .json: objects.append(ExaminationJSON.object(examination))
      }
    }
    switch format {
    case .text: try StandardOutput.write(text.closing(after: decided))
    case .json: try StandardOutput.write(ExaminationJSON.document(objects))
    }
    if !isComplete { throw ExitCode.somethingUnread }
  }

  private func examineRecordings() throws {
    let survey = CoverageSurvey(ruleBook: try ruleOptions.ruleBook(.whole))
    let files = InputFiles(paths, isRecording: true)
    for file in files.problems { StandardError.write(file.problem) }
    var isComplete = files.problems.isEmpty
    let line = ExportLine(screenReader: readerOption.screenReader)
    var recorded = RecordedFiles()
    // What DroidBot did is in `events` beside `states`.
    var actions: [Substring: Int] = [:]
    for file in files.files {
      do {
        let bytes = try ExportFile(path: file.path).bytes(limit: line.sizeLimit)
        switch try line.content(of: bytes, name: file.path, session: file.session) {
        case .screen(let transcript): recorded.add(transcript, path: file.path)
        case .log(let log): recorded.add(log, path: file.path, session: file.session ?? file.path)
        case .action: actions[Self.parent(of: file.session ?? file.path), default: 0] += 1
        }
      } catch {
        StandardError.write("\(error)")
        isComplete = false
      }
    }
    recorded.tellLogs()
    let runs = recorded.recordings.map { name, recording in
      RunExamination(recording, name: name, actions: actions[Self.parent(of: name)] ?? 0, by: survey)
    }
    switch format {
    case .text:
      let text = RunExaminationText(layout: Terminal.standardOutput.layout)
      for run in runs { try StandardOutput.write(text.section(on: run)) }
    case .json: try StandardOutput.write(ExaminationJSON.document(runs.map(RunExaminationJSON.object)))
    }
    if !isComplete { throw ExitCode.somethingUnread }
  }

  private static func parent(of path: String) -> Substring {
    path.lastIndex(of: "/").map { path[..<$0] } ?? ""
  }

  /// The examination of a file; nil if it cannot be opened, after that was reported.
  private func examination(of path: String, by examiner: Examiner) -> Examination? {
    do {
      let line = ExportLine(screenReader: readerOption.screenReader)
      let bytes = try ExportFile(path: path).bytes(limit: line.sizeLimit)
      return examiner.examination(of: path, line.recognition(of: bytes, name: path))
    } catch {
      StandardError.write("\(error)")
      return nil
    }
  }
}
