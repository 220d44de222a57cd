import AccessibilityTree
import ArgumentParser
import Glibc
import Recorder
import SystemPackage
import UnixSignals

/// `a11yd record`, a program of its own, so that the service has no network code in it.
@main
struct Record: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "a11yd record",
    abstract: "Record a running Appium test: a proxy that writes a capture before and after each action.",
    discussion: """
      Change the server address in your test to the one in --listen, and nothing else. Every request and every answer \
      passes unchanged. Each session gets a directory below --into, which is a recording: a11yd run audits it if it is in \
      the drop directory, and a11yd audit --recording audits it on your desk.

      Runs until SIGINT or SIGTERM. If the recorder fails, the test goes on.
      """)

  @Option(
    help: ArgumentHelp("Where the test connects to. Default: 127.0.0.1:4725.", valueName: "address:port"),
    transform: { text in
      guard let address = ServerAddress(text) else { throw ValidationError("“\(text)” is not address:port.") }
      return address
    })
  var listen: ServerAddress = ServerAddress(localPort: 4_725)

  @Option(
    help: ArgumentHelp("The Appium server. Default: http://127.0.0.1:4723.", valueName: "url"),
    transform: { url in
      guard let address = ServerAddress(url: url) else {
        throw ValidationError(
          "“\(url)” is not http://host:port. Leave the path to the test; https is not supported.")
      }
      return address
    })
  var appium: ServerAddress = ServerAddress(localPort: 4_723)

  @Option(help: ArgumentHelp("Where captures go, such as the drop directory.", valueName: "directory"))
  var into: String

  @Option(help: ArgumentHelp("Also record the log of this Android device, with adb logcat.", valueName: "serial"))
  var logcat: String?

  @Option(
    help: ArgumentHelp("How long to wait after an action until the screen stops changing.", valueName: "time"))
  var settle = WaitingTime(.milliseconds(800))

  @Option(
    help: ArgumentHelp(
      "How long to wait after an action for what the screen reader says and where its focus goes, if it is on.",
      valueName: "time"))
  var hear = WaitingTime(.seconds(3))

  @Option(help: "When to look at the screen: also before actions, in case that it changed by itself, or only after.")
  var capture = CaptureTimes.beforeAndAfter

  func run() async throws {
    signal(SIGPIPE, SIG_IGN)
    let signals = await UnixSignalsSequence(trapping: .sigterm, .sigint)
    let options = try RecorderOptions(
      existing: into, logcat: logcat, settle: settle.duration, hear: hear.duration,
      capturesBefore: capture == .beforeAndAfter)
    let proxy: RecordingProxy
    do {
      proxy = try await RecordingProxy.start(at: listen, appium: appium, options: options, tell: Self.tell)
    } catch {
      Self.tell("\(error)")
      throw ExitCode.failure
    }
    Self.tell(
      "listening on http://\(proxy.address), and passing everything to http://\(appium). "
        + "Change only the server address in your test.")
    for await _ in signals { break }
    await proxy.stop()
  }

  @Sendable private static func tell(_ line: String) {
    // If standard error is closed, there is nobody to tell.
    _ = try? FileDescriptor.standardError.writeAll("a11yd record: \(CleanText.line(line))\n".utf8)
  }
}
