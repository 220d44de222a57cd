import Glibc
import SystemPackage
import Threads

/// The tasks that audit in parallel, each on a thread of its own.
///
/// They also read files, and a file system that does not answer blocks them. On Swift's own pool they would block all
/// other tasks, and a task group would wait for them for ever.
struct AuditCrew: Sendable {
  /// The most auditors: half of the threads that the unit allows (`TasksMax=`), so that enough are left for the rest.
  static let limit = 32

  private let ended: AsyncStream<Void>
  private let ends: AsyncStream<Void>.Continuation
  private let count: Int

  /// Starts the tasks.
  ///
  /// - Parameter count: how many; 0 is one for each core.
  /// - Throws: `Errno` if no threads or descriptors are left.
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

  /// Waits until all tasks have ended or are given up.
  func wait() async {
    var left = count
    for await _ in ended {
      left -= 1
      if left == 0 { return }
    }
  }

  /// Ends the wait. The tasks end when they can.
  func giveUp() { ends.finish() }
}
