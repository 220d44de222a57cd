import AccessibilityTree
import ArgumentParser
import Glibc
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
    help: ArgumentHelp("The language of screens that do not say their own, such as en or pt-BR.", valueName: "tag"))
  var language: String?

  func run() throws {
    let files = InputFiles(paths)
    for problem in files.problems { Messages.say(problem) }
    var isComplete = files.problems.isEmpty
    for path in files.paths {
      do {
        let text = try spoken(path)
        let heading = files.paths.count > 1 ? "\(CleanText.line(path))\n" : ""
        let isLast = path == files.paths.last
        if let error = FileOutput.standardOutput.write(heading + text + (isLast ? "" : "\n")) {
          throw CommandProblem("standard output: cannot be written: \(String(cString: strerror(error))).")
        }
      } catch {
        Messages.say("\(error)")
        isComplete = false
      }
    }
    if !isComplete { throw ExitCode.somethingUnread }
  }

  private func spoken(_ path: String) throws -> String {
    let reader = ExportReader()
    let bytes = try ExportFile(path: path).bytes(limit: reader.limits.sizeInBytes)
    let snapshot = try reader.read(bytes, name: path).assuming(platform: screenReader?.platform, language: language)
    guard snapshot.platform != nil else {
      throw CommandProblem("\(path): does not say its platform. Name the screen reader with `--reader`.")
    }
    return TranscriptText.render(ScreenReaders.transcript(of: snapshot))
  }
}
