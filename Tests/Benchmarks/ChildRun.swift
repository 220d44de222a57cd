import Glibc

/// One run of a program: what it took, as the kernel counted it.
struct ChildRun {
  let wallSeconds: Double
  let cpuSeconds: Double
  let peakBytes: Int
  /// -1 when a signal ended it.
  let exitCode: Int

  /// Runs a program to its end, its output thrown away.
  ///
  /// The peak is never below this process's own, which the child starts as a copy of.
  /// The corresponding C functions are `posix_spawn` and `wait4`.
  init(_ arguments: [String]) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    pointers.append(nil)
    var child = pid_t()
    let start = ContinuousClock.now
    guard posix_spawn(&child, arguments[0], &actions, nil, pointers, environ) == 0 else {
      throw BenchProblem("\(arguments[0]) cannot be run. Build it first: swift build -c release --product a11yd")
    }
    var status: CInt = 0
    var usage = rusage()
    guard wait4(child, &status, 0, &usage) == child else { throw BenchProblem("\(arguments[0]) was lost") }
    wallSeconds = (ContinuousClock.now - start) / .seconds(1)
    cpuSeconds = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
    peakBytes = usage.ru_maxrss * 1024
    exitCode = status & 0x7F == 0 ? Int(status >> 8) & 0xFF : -1
  }

  private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
}
