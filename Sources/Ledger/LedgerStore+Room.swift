import Journal
import Synchronization

extension LedgerStore {
  /// Waits until fewer entries than this are queued, so that auditing is not faster than the journal.
  ///
  /// Audits that are not written yet do not count, so that a file needs one transaction instead of two.
  public func room(below bound: Int) async {
    while writtenCounts.queued >= bound {
      let isOver = await withCheckedContinuation { waiter in
        let isOver = state.withLock { state in
          if state.isWaitingOver { return true }
          state.waiters.append(waiter)
          return false
        }
        if isOver {
          waiter.resume(returning: true)
        } else if writtenCounts.queued < bound {
          // There may be room since the last check.
          wake()
        }
      }
      if isOver { return }
    }
  }

  /// Ends all waiting, now and later.
  public func endWaiting() {
    state.withLock { $0.isWaitingOver = true }
    wake(isOver: true)
  }

  /// Makes waiting tasks check again.
  func wake(isOver: Bool = false) {
    let waiters = state.withLock { state in
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter.resume(returning: isOver) }
  }
}
