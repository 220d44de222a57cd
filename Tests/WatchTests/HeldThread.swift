import Foundation
import Glibc
import Testing

/// One thread of this process, found by its name, that stands still until it is let go: in the handler of a signal, as in
/// a system call that never returns. For a process of the test's own, where nobody else's thread has the name.
final class HeldThread {
  // Glibc's own declarations of these are for GNU sources, which Swift's is not.
  private typealias Kill = @convention(c) (pid_t, pid_t, CInt) -> CInt
  private nonisolated(unsafe) static var arrived: [CInt] = [-1, -1]
  private nonisolated(unsafe) static var released: [CInt] = [-1, -1]

  /// Makes something whose threads can be held: those of Swift's pool take no signals, and what they start does not either.
  static func holdable<Made>(_ make: () throws -> Made) rethrows -> Made {
    var (signals, before) = (sigset_t(), sigset_t())
    sigemptyset(&signals)
    sigaddset(&signals, SIGUSR1)
    pthread_sigmask(SIG_UNBLOCK, &signals, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try make()
  }

  init(_ name: String) throws {
    #expect(pipe(&Self.arrived) == 0)
    #expect(pipe(&Self.released) == 0)
    signal(SIGUSR1) { _ in
      var byte: UInt8 = 0
      write(HeldThread.arrived[1], &byte, 1)
      read(HeldThread.released[0], &byte, 1)
    }
    let kill = try #require(dlsym(nil, "tgkill").map { unsafeBitCast($0, to: Kill.self) })
    #expect(kill(getpid(), try Self.thread(name), SIGUSR1) == 0)
    var byte: UInt8 = 0
    #expect(read(Self.arrived[0], &byte, 1) == 1)
  }

  func release() {
    var byte: UInt8 = 0
    write(Self.released[1], &byte, 1)
  }

  /// Waits until there is one that sleeps: a thread that was started may not have its name yet, others may end while they
  /// are looked at, and one that stands still with a lock in hand would hold up whoever wants the lock.
  private static func thread(_ name: String) throws -> pid_t {
    while true {
      for thread in try FileManager.default.contentsOfDirectory(atPath: "/proc/self/task") {
        let task = "/proc/self/task/\(thread)/"
        let comm = try? String(contentsOfFile: task + "comm", encoding: .utf8)
        let call = try? String(contentsOfFile: task + "syscall", encoding: .utf8).split(separator: " ").first
        if comm == name + "\n", let call, call == sleeping, let number = pid_t(thread) { return number }
      }
      sched_yield()
    }
  }

  /// The number of the system call that `poll` is. Source: the kernel's tables; aarch64 has `ppoll` only.
  #if arch(x86_64)
    private static let sleeping = "7"
  #else
    private static let sleeping = "73"
  #endif
}
