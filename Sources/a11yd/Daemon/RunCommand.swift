import ArgumentParser
import Daemon
import Glibc
import Journal
import Ledger
import UnixSignals

/// `a11yd run`
struct RunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Watch the drop directory and write findings to the journal.",
    discussion: """
      Runs in the foreground until SIGTERM or SIGINT; SIGHUP reloads configuration and rules. In a checkout it runs without \
      installation and uses the rules, config and drop directories there. Exits with 78 if the configuration or a rule has \
      errors, and with 75 if another a11yd is running.
      """)

  @OptionGroup var options: PlaceOptions

  @OptionGroup var socket: SocketOption

  @Option(help: "Where entries go. auto means the journal, or the terminal if there is no journal.")
  var output = Output.auto

  @Option(
    help: ArgumentHelp(
      "The directory of the ledger, which keeps what was audited and found. Default: $STATE_DIRECTORY, else memory only.",
      valueName: "directory"),
    completion: .directory)
  var state: String?

  /// Where entries go.
  enum Output: String, ExpressibleByArgument, CaseIterable {
    /// The journal, or the terminal if there is none.
    case auto
    case journal
    case terminal
  }

  func run() async throws {
    // libdispatch would report into our journal that it may not raise the priority of its threads.
    setenv("LIBDISPATCH_LOG", "NO", 0)
    // A write to a closed terminal must be an error, not end the process.
    signal(SIGPIPE, SIG_IGN)
    let signals = await UnixSignalsSequence(trapping: .sighup, .sigterm, .sigint)
    let configuration = try options.configuration()
    let line: AuditLine
    do throws(LineFailure) {
      line = try AuditLine(configuration)
    } catch {
      StandardError.write(error.problems.joined(separator: "\n"))
      throw ExitCode.configuration
    }
    IdleMemory.release()
    let destination = destination
    let sender = try JournalSender(to: destination.sink)
    let places = options.places
    let state = try stateDirectory(configuration, canLook: destination.canBeRead, telling: sender)
    let delivery = try destination.delivery(from: state.ledger)
    let daemon = AuditDaemon(
      (configuration, line), ledger: state.ledger, delivery: delivery, sender: sender,
      status: StatusSource(version: version), whenIdle: IdleMemory.release
    ) {
      () throws(LineFailure) in try Self.load(places)
    }
    let control = try socket.server(for: daemon)
    defer { control?.stop() }
    let undelivered = try await daemon.run(signals: signals.map { $0 == .sighup ? DaemonSignal.reload : .stop })
    if undelivered > 0 {
      StandardError.write("a11yd: \(undelivered) entries could not be delivered to \(sender.destination).")
      throw ExitCode.failure
    }
  }

  /// The state directory; the first one if systemd passes several.
  private func stateDirectory(
    _ configuration: Configuration, canLook: Bool, telling sender: JournalSender
  ) throws -> StateDirectory {
    let variable = getenv("STATE_DIRECTORY").map { String(cString: $0) }
    let path = state ?? variable?.split(separator: ":").first.map(String.init)
    do {
      return try StateDirectory(at: path, for: configuration, canLook: canLook, telling: sender)
    } catch let problem as StateInUse {
      StandardError.write("a11yd: \(problem)")
      throw ExitCode.inUse
    }
  }

  private static func load(_ places: ConfigurationPlaces) throws(LineFailure) -> AuditDaemon.Setup {
    let configuration: Configuration
    do throws(ConfigurationProblems) {
      configuration = try places.load()
    } catch {
      throw LineFailure(problems: error.problems.map(\.description))
    }
    defer { IdleMemory.release() }
    return (configuration, try AuditLine(configuration))
  }

  private var destination: EntryDestination {
    let journal = SystemJournal()
    // A service's journal may come up later than the service, and its terminal is the journal anyway.
    let isService = getenv("INVOCATION_ID") != nil && isatty(STDIN_FILENO) == 0
    switch output {
    case .journal: return .journal(journal)
    case .terminal: return .terminal(TerminalSink())
    case .auto: return journal.isPresent || isService ? .journal(journal) : .terminal(TerminalSink())
    }
  }
}
