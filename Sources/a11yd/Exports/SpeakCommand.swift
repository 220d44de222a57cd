import AccessibilityTree
import ArgumentParser
import Audit
import Line
import Reports
import Speech

/// `a11yd speak`: what a person hears who swipes through a screen, or who goes through a recording.
struct SpeakCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "speak",
    abstract: "Prints what the screen reader says of each export, one line a stop, in swipe order.")

  @Argument(help: "Exports, directories of them, or - for standard input.", completion: .file())
  var paths: [String]

  @OptionGroup var lineOptions: LineOptions

  @Option(help: ArgumentHelp("In which order TalkBack speaks the pieces of a node.", valueName: "order"))
  var wordOrder = TalkBackWordOrder.stateNameRole

  @Flag(
    help: """
      What was done, announced and focused, and when: the files of each directory are one recording, and files given by \
      name are one, in name order.
      """)
  var recording = false

  @Flag(help: "With --recording: what is heard on each screen too, stop by stop.")
  var verbose = false

  func validate() throws {
    if verbose, !recording { throw ValidationError("--verbose goes with --recording; every stop is printed anyway.") }
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

  /// nil after it was said why not.
  private func transcript(of file: InputFile, by line: ExportLine) -> Transcript? {
    do {
      let bytes = try ExportFile(path: file.path).bytes(limit: line.sizeLimit)
      let transcript = try line.transcript(of: bytes, name: file.path, session: file.session)
      guard transcript.screenReader != nil else {
        throw CommandProblem("\(file.path): does not say its platform. Name the screen reader with `--reader`.")
      }
      return transcript
    } catch {
      StandardError.write("\(error)")
      return nil
    }
  }
}
