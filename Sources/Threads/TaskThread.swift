import Synchronization
public import SystemPackage

/// A thread for one task that may block for as long as a file system likes, and then keeps nobody from Swift's own pool.
///
/// The task gets it as its preferred executor.
public final class TaskThread: TaskExecutor, Sendable {
  private let jobs = Mutex<(waiting: [UnownedJob], isOver: Bool)>(([], false))
  private let bell: Doorbell

  /// Starts the thread; it lives until `end`.
  ///
  /// - Parameter name: what `ps -L` and debuggers call it, 15 bytes at most.
  /// - Throws: `Errno` when there are no threads or descriptors left.
  public init(named name: String) throws(Errno) {
    bell = try Doorbell()
    try WorkerThread(named: name) { self.work() }.leave()
  }

  /// Not to be called by people: Swift gives it the task's work.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.waiting.append(job) }
    bell.ring()
  }

  /// Ends the thread, after the work that waits; for when its task is over.
  public func end() {
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
}
