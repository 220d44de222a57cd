/// Entries that somebody waits for together; only touched under the queue's lock.
final class EntryBatch: @unchecked Sendable {
  private var waiting: CheckedContinuation<Delivery, Never>?
  private var delivery = Delivery.handedOver
  private var open: Int

  init(count: Int) { open = count }

  /// Who waits; resumed at once when all is decided already.
  func wait(_ continuation: CheckedContinuation<Delivery, Never>) {
    waiting = continuation
    resumeIfDecided()
  }

  /// One of the entries reached its end.
  func end(_ end: Delivery) {
    if end == .undelivered { delivery = .undelivered }
    open -= 1
    resumeIfDecided()
  }

  private func resumeIfDecided() {
    guard open == 0, let continuation = waiting else { return }
    waiting = nil
    continuation.resume(returning: delivery)
  }
}
