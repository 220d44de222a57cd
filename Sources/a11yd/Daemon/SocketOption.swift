import ArgumentParser
import Daemon

/// Where a daemon is asked how it does.
struct SocketOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The control socket, in place of the service's, or the checkout's .run/control.", valueName: "path"),
    completion: .file())
  var socket: String?

  /// Has the daemon answer there; nil when it cannot be used, which the daemon says in its own log and lives with.
  ///
  /// - Throws: `ExitCode.temporaryFailure` when another daemon answers there already, after saying so.
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
  /// - Throws: an exit code, after saying why there is no answer.
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
  /// EX_TEMPFAIL of <sysexits.h>: systemd tries again, and it works as soon as the other is gone.
  static let temporaryFailure = ExitCode(75)
  /// As `systemctl status` says it, and LSB before.
  static let notRunning = ExitCode(3)
}
