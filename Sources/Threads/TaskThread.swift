import Synchronization
public import SystemPackage

/// A thread for one task that may block for as long as a file system does, without taking a thread from Swift's pool.
///
/// Pass it to the task as its preferred executor.
public final class TaskThread: TaskExecutor, Sendable {
  private let jobs = Mutex<(waiting: [UnownedJob], isOver: Bool)>(([], false))
  private let bell: Doorbell

  /// Starts the thread, which runs until `end`.
  ///
  /// - Parameter name: what `ps -L` and debuggers call it, 15 bytes at most.
  /// - Throws: `Errno` if no threads or descriptors are left.
  public init(named name: String) throws(Errno) {
    bell = try Doorbell()
    try WorkerThread(named: name) { self.work() }.leave()
  }

  /// Do not call this: Swift's runtime passes it the task's work.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.waiting.append(job) }
    bell.ring()
  }

  /// Ends the thread after the waiting work. Call it when the task is over.
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
