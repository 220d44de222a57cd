import Journal
import Synchronization

extension LedgerStore {
  /// Waits until fewer entries than this are queued: who makes entries faster than the journal takes them waits for it.
  ///
  /// Audits that are not written yet do not count, so that a file needs one transaction and not two.
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
          // There came to be room between the question and the waiting.
          wake()
        }
      }
      if isOver { return }
    }
  }

  /// From now on nobody waits.
  public func endWaiting() {
    state.withLock { $0.isWaitingOver = true }
    wake(isOver: true)
  }

  /// Has those who wait look again.
  func wake(isOver: Bool = false) {
    let waiters = state.withLock { state in
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter.resume(returning: isOver) }
  }
}
