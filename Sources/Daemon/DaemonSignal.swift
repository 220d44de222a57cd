/// What an operator can ask of a running daemon.
public enum DaemonSignal: Sendable {
  /// SIGHUP: read configuration and rules again, all or nothing.
  case reload
  /// SIGTERM or SIGINT: finish what is in hand and stop.
  case stop
}
