import ArgumentParser
import Audit
import Line
import Reports
import Rules

/// `a11yd doctor`: what exports can prove, and what to change so that they prove more.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Says what exports are, which rules they can decide, and what to change so that they decide more.",
    discussion: """
      What is wrong with a file that is refused is a result and goes to standard output; only what cannot be opened \
      goes to standard error. Exit codes: 0 every file is an export, 2 something could not be read, 64 wrong usage.
      """)

  @Argument(help: "Exports, directories of them, or - for standard input.", completion: .file())
  var paths: [String]

  @Option(help: "How it is written: text or json.")
  var format = Format.text

  @OptionGroup var readerOption: ScreenReaderOption

  @OptionGroup var ruleOptions: RuleOptions

  /// How it is written.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    /// For people.
    case text
    /// For other programs: docs/doctor.md.
    case json
  }

  func run() throws {
    let examiner = Examiner(CoverageSurvey(ruleBook: try ruleOptions.ruleBook(.whole)))
    let files = InputFiles(paths)
    for file in files.problems { StandardError.write(file.problem) }
    var isComplete = files.problems.isEmpty
    let text = ExaminationText(layout: Terminal.standardOutput.layout)
    var objects: [String] = []
    for path in files.paths {
      guard let examination = examination(of: path, by: examiner) else {
        isComplete = false
        continue
      }
      // That a file is refused, and why, is what was asked for, so it is a result and no message.
      if examination.snapshot == nil { isComplete = false }
      switch format {
      case .text: try StandardOutput.write(text.section(on: examination))
      case .json: objects.append(ExaminationJSON.object(examination))
      }
    }
    if format == .json { try StandardOutput.write(ExaminationJSON.document(objects)) }
    if !isComplete { throw ExitCode.somethingUnread }
  }

  /// nil after it was said why the file cannot be opened.
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
