import ArgumentParser
import Daemon
import FoundationEssentials

/// `a11yd status`
struct StatusCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Says how the running daemon does.",
    discussion: """
      Paths and reasons are for root and the daemon's own user. Exit codes: 0 all is well, 1 it runs, but sees nothing, \
      has findings that wait for the journal, forgets what it audited, or does not answer within 5 s, 3 it does not run, \
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
      StandardError.write("status: the daemon answered something else. Is it the same version?")
      throw ExitCode.failure
    }
  }
}
