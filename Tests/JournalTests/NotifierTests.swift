import Glibc
import Testing

@testable import Journal

/// What systemd hears. One after the other, because the environment is everybody's.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct NotifierTests {
  private let path = "/tmp/a11yd-notify-\(getpid())-\(UInt32.random(in: 0 ... .max)).socket"

  /// Lends a notifier whose words arrive at the socket.
  private func supervised(_ body: (Notifier, TestSocket) throws -> Void) throws {
    let socket = try TestSocket(path: path)
    setenv("NOTIFY_SOCKET", path, 1)
    defer {
      unsetenv("NOTIFY_SOCKET")
      socket.close()
      unlink(path)
    }
    try body(Notifier(), socket)
  }

  @Test
  func `each state is said in systemd's words`() throws {
    try supervised { notifier, socket in
      notifier.ready("Watching 3 directories")
      #expect(socket.receive() == "READY=1\nSTATUS=Watching 3 directories")
      notifier.status("12 waiting, 0 undelivered")
      #expect(socket.receive() == "STATUS=12 waiting, 0 undelivered")
      notifier.watchdog()
      #expect(socket.receive() == "WATCHDOG=1")
      notifier.stopping()
      #expect(socket.receive() == "STOPPING=1\nSTATUS=Stopping")
    }
  }

  @Test
  func `a reload carries the time of the monotonic clock`() throws {
    try supervised { notifier, socket in
      var before = timespec()
      clock_gettime(CLOCK_MONOTONIC, &before)
      notifier.reloading()
      let lines = socket.receive().split(separator: "\n")
      #expect(lines.first == "RELOADING=1")
      let time = try #require(lines.last?.split(separator: "=").last.flatMap { Int($0) })
      let elapsed = time - (before.tv_sec * 1_000_000 + before.tv_nsec / 1_000)
      #expect((0...60_000_000).contains(elapsed))
    }
  }

  @Test
  func `an app cannot put words into the daemon's mouth`() throws {
    try supervised { notifier, socket in
      notifier.status("Checkout\nSTOPPING=1")
      #expect(socket.receive() == "STATUS=Checkout\\nSTOPPING=1")
    }
  }

  @Test
  func `without a supervisor nothing happens`() {
    unsetenv("NOTIFY_SOCKET")
    unsetenv("WATCHDOG_USEC")
    Notifier().ready("Alone")
    #expect(Notifier().watchdogInterval == nil)
  }

  @Test
  func `the watchdog's interval is what systemd asks of this process`() {
    setenv("WATCHDOG_USEC", "60000000", 1)
    setenv("WATCHDOG_PID", "\(getpid())", 1)
    #expect(Notifier().watchdogInterval == .seconds(60))
    setenv("WATCHDOG_PID", "1", 1)
    #expect(Notifier().watchdogInterval == nil)
    unsetenv("WATCHDOG_USEC")
    unsetenv("WATCHDOG_PID")
  }
}
