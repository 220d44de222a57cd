import Glibc
import SystemPackage
import Threads

/// The tasks that audit side by side, each on a thread of its own.
///
/// They read, too, and a file system that does not answer holds whoever reads from it: on Swift's own pool they would hold
/// everybody else, and in a task group whoever waits for all of them.
struct AuditCrew: Sendable {
  /// More threads than half of what the unit allows (`TasksMax=`) leave too few for the rest.
  static let limit = 32

  private let ended: AsyncStream<Void>
  private let ends: AsyncStream<Void>.Continuation
  private let count: Int

  /// Starts them.
  ///
  /// - Parameter count: 0 is one a core.
  /// - Throws: `Errno` when there are no threads or descriptors left.
  init(_ count: Int, _ work: @escaping @Sendable () async -> Void) throws(Errno) {
    let cores = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    self.count = min(count > 0 ? count : cores, Self.limit)
    (ended, ends) = AsyncStream.makeStream()
    for _ in 0..<self.count {
      let thread = try TaskThread(named: "a11yd-audit")
      Task(executorPreference: thread) { [ends] in
        await work()
        thread.end()
        ends.yield()
      }
    }
  }

  /// Waits until all of them came to their end, or are given up.
  func wait() async {
    var left = count
    for await _ in ended {
      left -= 1
      if left == 0 { return }
    }
  }

  /// Nobody waits for them any longer; they end when they can.
  func giveUp() { ends.finish() }
}
