internal import Glibc

/// State behind a lock, with a condition that a thread can sleep on.
///
/// `Synchronization.Mutex` has no condition. Unchecked because the compiler cannot see that `state` is only touched
/// between lock and unlock.
final class Monitor<State>: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var state: State

  init(_ state: sending State) {
    self.state = state
    pthread_mutex_init(mutex, nil)
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    // By default a wait uses the wall clock, which people can set.
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    pthread_cond_init(condition, &attributes)
    pthread_condattr_destroy(&attributes)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Reads or changes the state, and wakes the threads that wait for it.
  func withLock<Result>(_ body: (inout State) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    let result = body(&state)
    pthread_cond_broadcast(condition)
    return result
  }

  /// Blocks the thread until the state has an answer.
  func wait<Answer>(for answer: (inout State) -> Answer?) -> Answer {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let answer = answer(&state) { return answer }
      pthread_cond_wait(condition, mutex)
    }
  }

  /// Blocks the thread until the condition holds or the time is over; true if it holds.
  func wait(atMost limit: Duration, until holds: (borrowing State) -> Bool) -> Bool {
    var end = timespec()
    clock_gettime(CLOCK_MONOTONIC, &end)
    let nanoseconds = end.tv_nsec + Int(limit.components.attoseconds / 1_000_000_000)
    end.tv_sec += Int(limit.components.seconds) + nanoseconds / 1_000_000_000
    end.tv_nsec = nanoseconds % 1_000_000_000
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while !holds(state) {
      if pthread_cond_timedwait(condition, mutex, &end) == ETIMEDOUT { return holds(state) }
    }
    return true
  }
}
