/// How a thread is asked to leave, and who waits until it has; kept behind the lock of what the thread works on.
struct ThreadEnd {
  private(set) var isStopping = false
  /// Nobody waits any longer: the thread leaves at the next chance and starts nothing.
  private(set) var isGivenUp = false
  private var hasLeft = false
  private var stoppers: [CheckedContinuation<Bool, Never>] = []

  /// The stopper is told whether the thread has left.
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
