import AccessibilityTree
import ArgumentParser
import Readers
import Speech

/// `a11yd speak`: what a person hears who swipes through a screen.
struct SpeakCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "speak",
    abstract: "Prints what the screen reader says of each export, one line a stop, in swipe order.")

  @Argument(help: "Exports, directories of them, or - for standard input.", completion: .file())
  var paths: [String]

  @Option(
    name: .customLong("reader"),
    help: "voiceover or talkback, for exports that do not say their platform.")
  var screenReader: ScreenReaderChoice?

  @Option(
    help: ArgumentHelp(
      "The language of screens that do not say their own, such as de or pt-BR; else it is guessed.", valueName: "tag"))
  var language: String?

  @Option(help: ArgumentHelp("In which order TalkBack speaks the pieces of a node.", valueName: "order"))
  var wordOrder = WordOrderChoice.stateNameRole

  func run() throws {
    let files = InputFiles(paths)
    for problem in files.problems { StandardError.write(problem) }
    var isComplete = files.problems.isEmpty
    for (place, path) in files.paths.enumerated() {
      guard let text = spoken(path) else {
        isComplete = false
        continue
      }
      let heading = files.paths.count > 1 ? "\(place > 0 ? "\n" : "")\(CleanText.line(path))\n" : ""
      try StandardOutput.write(heading + text)
    }
    if !isComplete { throw ExitCode.somethingUnread }
  }

  /// nil after it was said why not.
  private func spoken(_ path: String) -> String? {
    do {
      let reader = ExportReader()
      let bytes = try ExportFile(path: path).bytes(limit: reader.limits.sizeInBytes)
      let snapshot = try reader.read(bytes, name: path).assuming(platform: screenReader?.platform, language: language)
        .guessingLanguage()
      guard snapshot.platform != nil else {
        throw CommandProblem("\(path): does not say its platform. Name the screen reader with `--reader`.")
      }
      return TranscriptText.render(ScreenReaders.transcript(of: snapshot, wordOrder: wordOrder.order))
    } catch {
      StandardError.write("\(error)")
      return nil
    }
  }
}
