import ArgumentParser
import Daemon

/// Where the daemon answers requests.
struct SocketOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The daemon's control socket. Default: the service's socket, or .run/control in a checkout.", valueName: "path"),
    completion: .file())
  var socket: String?

  /// Lets the daemon answer there; nil if the socket cannot be used, which the daemon logs and continues.
  ///
  /// - Throws: `ExitCode.temporaryFailure` if another daemon answers there already, after writing an error.
  func server(for daemon: AuditDaemon) throws -> ControlServer? {
    do throws(ControlSocketError) {
      return try ControlServer(at: socket ?? ControlPlace().path(forAsking: false)) { request, isTrusted, claim in
        daemon.answer(request, isTrusted: isTrusted, claim: claim)
      }
    } catch {
      if case .taken = error {
        StandardError.write("\(error)")
        throw ExitCode.temporaryFailure
      }
      daemon.sayUncontrolled(error)
      return nil
    }
  }

  /// Asks the daemon.
  ///
  /// - Throws: an exit code, after writing why there is no answer.
  func ask(_ request: ControlRequest, within time: Duration = ControlClient.patience) throws -> ControlAnswer {
    do throws(ControlSocketError) {
      return try ControlClient.ask(request, at: socket ?? ControlPlace().path(forAsking: true), within: time)
    } catch {
      StandardError.write("\(error)")
      if case .nobody = error { throw ExitCode.notRunning }
      throw ExitCode.failure
    }
  }
}

extension ExitCode {
  /// EX_TEMPFAIL of <sysexits.h>: systemd tries again and succeeds once the other daemon has stopped.
  static let temporaryFailure = ExitCode(75)
  /// The exit code of `systemctl status` for a stopped service, from LSB.
  static let notRunning = ExitCode(3)
}
