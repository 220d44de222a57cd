import AccessibilityTree
import ArgumentParser
import Daemon
import FoundationEssentials

/// `a11yd replay`
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Queue files for re-audit by the running daemon.",
    discussion: """
      The daemon audits the files again with its current rules and configuration, files in quarantine included. If one \
      file cannot be queued, none is. Only root and the daemon's own user may do this. Exit codes: 0 queued, 1 not queued, \
      3 the daemon is not running, 64 wrong usage.
      """)

  @Argument(
    help: "Files and directories in the drop directory: absolute paths, or paths below it.", completion: .file())
  var paths: [String] = []

  @Flag(help: "Queue all files in the drop directory.")
  var all = false

  @OptionGroup var socket: SocketOption

  /// Long enough to list the directories of 100,000 files.
  private static let patience: Duration = .seconds(60)

  func validate() throws {
    if all, !paths.isEmpty { throw ValidationError("Name paths, or give --all, not both.") }
    if !all, paths.isEmpty { throw ValidationError("Name files or directories, or give --all.") }
  }

  func run() throws {
    let directory = FileManager.default.currentDirectoryPath
    let request = ControlRequest.replay(all ? ["."] : paths, directory: all ? nil : directory)
    switch try socket.ask(request, within: Self.patience) {
    case .taken(let count):
      try StandardOutput.write("\(Counted.things(count, "file")) queued for re-audit.\n")
    case .refused(let problems):
      StandardError.write(problems.joined(separator: "\n") + "\nNo file was queued for re-audit.")
      throw ExitCode.failure
    case .status:
      StandardError.write("replay: the daemon gave an unknown answer. Is it the same version as this command?")
      throw ExitCode.failure
    }
  }
}
