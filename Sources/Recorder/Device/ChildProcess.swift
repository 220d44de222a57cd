import Glibc
import SystemPackage

/// A command that the recorder runs beside the test: adb.
struct ChildProcess: Sendable {
  private let process: pid_t

  /// Starts a command that is looked for in `PATH`.
  ///
  /// - Parameters:
  ///   - output: where its standard output goes; nil for nowhere.
  /// - Throws: `Errno`.
  init(_ command: [String], output: FileDescriptor?) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    if let output {
      posix_spawn_file_actions_adddup2(&actions, output.rawValue, STDOUT_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    }
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    let failure = posix_spawnp(&process, command[0], &actions, nil, &arguments, environ)
    guard failure == 0 else { throw Errno(rawValue: failure) }
    self.process = process
  }

  /// Its exit code once it has ended; nil while it runs, and -1 where a signal ended it.
  func exitCode() -> Int? {
    var status: CInt = 0
    guard waitpid(process, &status, WNOHANG) == process else { return nil }
    return status & 0x7F == 0 ? Int(status >> 8 & 0xFF) : -1
  }

  /// Waits for its end, or ends it when the time is over.
  func ended(within limit: Duration) async -> Int {
    let end = ContinuousClock.now + limit
    while ContinuousClock.now < end {
      if let code = exitCode() { return code }
      try? await Task.sleep(for: .milliseconds(5))
    }
    stop()
    return -1
  }

  /// Ends it.
  func stop() {
    kill(process, SIGKILL)
    var status: CInt = 0
    waitpid(process, &status, 0)
  }
}
