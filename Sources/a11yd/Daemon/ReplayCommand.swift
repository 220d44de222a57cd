import AccessibilityTree
import ArgumentParser
import Daemon
import FoundationEssentials

/// `a11yd replay`
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Has the running daemon audit files again.",
    discussion: """
      Files are audited although they were before, with the rules and the configuration in force now; files that were \
      put aside get another chance. Either all are taken or, when one cannot be, none. For root and the daemon's own \
      user. Exit codes: 0 they are taken, 1 they are not, 3 the daemon does not run, 64 wrong usage.
      """)

  @Argument(
    help: "Files and directories of the drop directory, absolute or below it.", completion: .file())
  var paths: [String] = []

  @Flag(help: "Everything in the drop directory.")
  var all = false

  @OptionGroup var socket: SocketOption

  /// Of 100,000 files the directories are listed first.
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
      try StandardOutput.write("\(Counted.things(count, "file")) \(count == 1 ? "is" : "are") audited again.\n")
    case .refused(let problems):
      StandardError.write(problems.joined(separator: "\n") + "\nNothing is audited again.")
      throw ExitCode.failure
    case .status:
      StandardError.write("replay: the daemon answered something else. Is it the same version?")
      throw ExitCode.failure
    }
  }
}
