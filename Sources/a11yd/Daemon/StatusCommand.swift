import ArgumentParser
import Daemon
import FoundationEssentials

/// `a11yd status`
struct StatusCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Show the daemon's status.",
    discussion: """
      Only root and the daemon's own user see paths and reasons. Exit codes: 0 everything works; 1 the daemon is running, \
      but sees no files, cannot deliver findings, has no ledger on disk, or does not answer within 5 s; 3 not running; \
      64 wrong usage.
      """)

  @Flag(help: "For other programs: one JSON object (/usr/share/a11yd/status.schema.json).")
  var json = false

  @OptionGroup var socket: SocketOption

  func run() throws {
    switch try socket.ask(.status) {
    case .status(let status):
      try StandardOutput.write(json ? status.json : StatusText(now: Date()).text(of: status))
      if !status.complaints.isEmpty { throw ExitCode.failure }
    case .refused(let problems):
      StandardError.write(problems.joined(separator: "\n"))
      throw ExitCode.failure
    case .taken:
      StandardError.write("status: the daemon gave an unknown answer. Is it the same version as this command?")
      throw ExitCode.failure
    }
  }
}
