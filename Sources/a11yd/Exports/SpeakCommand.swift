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

  @Flag(help: "With --recording: also show every stop of each screen.")
  var verbose = false

  func validate() throws {
    if verbose, !recording {
      throw ValidationError("--verbose requires --recording. Without it, every stop is shown anyway.")
    }
  }

  func run() throws {
    let files = InputFiles(paths, isRecording: recording)
    for file in files.problems { StandardError.write(file.problem) }
    var isComplete = files.problems.isEmpty
    let line = lineOptions.line(others: [TalkBack(wordOrder: wordOrder)])
    var recorded = RecordedFiles()
    for (place, file) in files.files.enumerated() {
      guard let transcript = transcript(of: file, by: line) else {
        isComplete = false
        continue
      }
      if recording {
        recorded.add(transcript, path: file.path)
      } else {
        let heading = files.files.count > 1 ? "\(place > 0 ? "\n" : "")\(CleanText.line(file.path))\n" : ""
        try StandardOutput.write(heading + TranscriptText.render(transcript))
      }
    }
    for (place, (name, recording)) in recorded.recordings.enumerated() {
      let text = RecordingText(recording, showsTranscripts: verbose).render(name)
      try StandardOutput.write((place > 0 ? "\n" : "") + text)
    }
    if !isComplete { throw ExitCode.somethingUnread }
  }

  /// The transcript of a file; nil if it cannot be read, after the error was written.
  private func transcript(of file: InputFile, by line: ExportLine) -> Transcript? {
    do {
      let bytes = try ExportFile(path: file.path).bytes(limit: line.sizeLimit)
      let transcript = try line.transcript(of: bytes, name: file.path, session: file.session)
      guard transcript.screenReader != nil else {
        throw CommandProblem("\(file.path): does not name its platform. Choose the screen reader with `--reader`.")
      }
      return transcript
    } catch {
      StandardError.write("\(error)")
      return nil
    }
  }
}
