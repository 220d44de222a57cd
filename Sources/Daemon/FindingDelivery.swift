public import Journal
public import Ledger
public import SystemPackage

/// Delivers findings from the ledger to the journal, with proof if the journal can be read.
public struct FindingDelivery: Sendable {
  private let sender: OutboxSender
  private let readBack: ReadBack?

  /// Delivers to the journal. No entry leaves the ledger before it was read back.
  public static func toJournal(_ journal: SystemJournal, from ledger: LedgerStore) throws(Errno) -> FindingDelivery {
    let sender = try OutboxSender(ledger, to: journal)
    return FindingDelivery(sender: sender, readBack: try ReadBack(of: sender))
  }

  /// Delivers to a sink that cannot be asked what arrived, such as a terminal.
  public static func unproved(to sink: any EntrySink, from ledger: LedgerStore) throws(Errno) -> FindingDelivery {
    FindingDelivery(sender: try OutboxSender(HandedOverOutbox(ledger), to: sink), readBack: nil)
  }

  /// Tells delivery that there are new entries in the ledger.
  func ring() { sender.ring() }

  /// Why the journal does not take entries now; nil if it does.
  var trouble: String? { sender.trouble }

  /// Sends the entries that the journal takes at once, and looks for them. The others wait in the ledger for the next
  /// start.
  func stop(within time: Duration) async {
    let end = ContinuousClock.now + time
    await sender.stop(within: time)
    // Missing proof is looked for after the next start, so people need not wait for it.
    await readBack?.stop(within: min(max(end - .now, .zero), .milliseconds(500)))
  }
}
