import AccessibilityTree
import ArgumentParser
import Audit
import Line
import Reports
import Speech

/// `a11yd speak`: what people hear when they swipe through a screen, or what happened in a recording.
struct SpeakCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "speak",
    abstract: "Show what the screen reader says for each export, one stop per line, in swipe order.")

  @Argument(help: "Exports, directories of exports, or - for standard input.", completion: .file())
  var paths: [String]

  @OptionGroup var lineOptions: LineOptions

  @Option(help: ArgumentHelp("The order in which TalkBack speaks state, name and role.", valueName: "order"))
  var wordOrder = TalkBackWordOrder.stateNameRole

  @Flag(
    help: """
      Show what was done, announced and focused, and when. Treats the files of each directory as one recording, in name \
      order, and files given by name as one.
      """)
  var recording = false

  @Flag(
    help: """
      Show where the screen reader said something else than a11yd says, by what `events` and logs of the device tell. \
      Treats files as --recording does.
      """)
  var compare = false

  @Flag(help: "With --recording: also show every stop of each screen.")
  var verbose = false

  func validate() throws {
    if verbose, !recording {
      throw ValidationError("--verbose requires --recording. Without it, every stop is shown anyway.")
    }
    if compare, recording { throw ValidationError("Use either --compare or --recording.") }
  }

  private var isRecorded: Bool { recording || compare }

  func run() throws {
    let files = InputFiles(paths, isRecording: isRecorded)
    for file in files.problems { StandardError.write(file.problem) }
    var isComplete = files.problems.isEmpty
    let line = try lineOptions.line(DeskSettingsFile.settings(), others: [TalkBack(wordOrder: wordOrder)])
    var recorded = RecordedFiles()
    for (place, file) in files.files.enumerated() {
      do {
        let content = try content(of: file, by: line)
        switch content {
        case .screen(let transcript) where isRecorded: recorded.add(transcript, path: file.path)
        case .screen(let transcript):
          let heading = files.files.count > 1 ? "\(place > 0 ? "\n" : "")\(CleanText.line(file.path))\n" : ""
          try StandardOutput.write(heading + TranscriptText.render(transcript))
        case .log(let log):
          if let session = file.session { recorded.add(log, path: file.path, session: session) }
        case .action: break
        }
      } catch let problem as CommandProblem {
        StandardError.write("\(problem)")
        isComplete = false
      }
    }
    recorded.tellLogs()
    for (place, (name, recording)) in recorded.recordings.enumerated() {
      let text =
        compare
        ? SpeechComparisonText.render(SpeechComparison(recording), name: name)
        : RecordingText(recording, showsTranscripts: verbose).render(name)
      try StandardOutput.write((place > 0 ? "\n" : "") + text)
    }
    if !isComplete { throw ExitCode.somethingUnread }
  }

  private func content(of file: InputFile, by line: ExportLine) throws(CommandProblem) -> ExportContent {
    let content: ExportContent
    do {
      let bytes = try ExportFile(path: file.path).bytes(limit: line.sizeLimit)
      content = try line.content(of: bytes, name: file.path, session: file.session)
    } catch {
      throw CommandProblem("\(error)")
    }
    switch content {
    case .screen(let transcript) where transcript.screenReader == nil:
      throw CommandProblem("\(file.path): does not name its platform. Choose the screen reader with `--reader`.")
    case .action, .log:
      if isRecorded { return content }
      throw CommandProblem("\(file.path): part of a recording. Use `--recording` with its directory.")
    case .screen: return content
    }
  }
}
