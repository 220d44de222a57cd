/// Asks a thread to leave and holds those that wait for it. Kept behind the lock of the thread's state.
struct ThreadEnd {
  private(set) var isStopping = false
  /// Whether nobody waits any longer. The thread then leaves at the next chance and starts nothing.
  private(set) var isGivenUp = false
  private var hasLeft = false
  private var stoppers: [CheckedContinuation<Bool, Never>] = []

  /// Asks the thread to leave. `stopper` resumes with whether it has.
  mutating func stop(_ stopper: CheckedContinuation<Bool, Never>) {
    isStopping = true
    stoppers.append(stopper)
    resumeStoppers()
  }

  mutating func giveUp() {
    (isStopping, isGivenUp) = (true, true)
    resumeStoppers()
  }

  mutating func leave() {
    hasLeft = true
    resumeStoppers()
  }

  private mutating func resumeStoppers() {
    guard hasLeft || isGivenUp else { return }
    for stopper in stoppers { stopper.resume(returning: hasLeft) }
    stoppers = []
  }
}
