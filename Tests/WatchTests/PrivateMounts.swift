import Foundation
import Glibc
import Synchronization
import SystemPackage
import Testing
import Threads

/// A thread with mounts of its own, on which tasks can run: nothing outside of it sees what they mount, and all of it goes
/// with the thread.
final class PrivateMounts: TaskExecutor, Sendable {
  /// Only root may mount.
  static let arePossible = getuid() == 0 && (try? start(["unshare", "--mount", "true"])) == 0

  private typealias Unshare = @convention(c) (CInt) -> CInt
  private let jobs = Mutex<(waiting: [UnownedJob], isOver: Bool)>(([], false))
  private let bell: Doorbell

  init() throws {
    bell = try Doorbell()
    // Glibc's own declaration is for GNU sources, which Swift's is not.
    let unshare = try #require(dlsym(nil, "unshare").map { unsafeBitCast($0, to: Unshare.self) })
    let ready = try Doorbell()
    _ = try WorkerThread { [self] in
      // CLONE_NEWNS of <sched.h>
      #expect(unshare(0x20000) == 0)
      #expect((try? Self.run("mount", "--make-rprivate", "/")) == true)
      ready.ring()
      work()
    }
    ready.wait()
  }

  /// Runs a body there, with everything that it starts.
  static func with(_ body: @concurrent @Sendable () async throws -> Void) async throws {
    let mounts = try PrivateMounts()
    defer { mounts.end() }
    try await withTaskExecutorPreference(mounts) { try await body() }
  }

  /// Runs a command on this thread's mounts, never on those of everybody; whether it succeeded.
  static func run(_ command: String...) throws -> Bool {
    let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self/ns/mnt")
    let everybodys = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/ns/mnt")
    try #require(own != everybodys, "not on the thread with mounts of its own")
    return try start(command) == 0
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.waiting.append(job) }
    bell.ring()
  }

  private func end() {
    jobs.withLock { $0.isOver = true }
    bell.ring()
  }

  private func work() {
    while true {
      let (waiting, isOver) = jobs.withLock { jobs in
        defer { jobs.waiting = [] }
        return jobs
      }
      for job in waiting { job.runSynchronously(on: asUnownedTaskExecutor()) }
      if waiting.isEmpty {
        if isOver { return }
        bell.wait()
      }
    }
  }

  /// Runs a command; 0 when it succeeded.
  private static func start(_ command: [String]) throws -> Int32 {
    // Not Foundation's, which starts and awaits it on threads of its own choice.
    var arguments = command.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var child = pid_t()
    let failure = posix_spawnp(&child, command[0], nil, nil, &arguments, environ)
    guard failure == 0 else { throw Errno(rawValue: failure) }
    var status: CInt = 0
    while waitpid(child, &status, 0) < 0 && errno == EINTR {}
    return status
  }
}
