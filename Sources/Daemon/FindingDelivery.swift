public import Journal
public import Ledger
public import SystemPackage

/// The way of what was found from the ledger into the journal, with proof where the journal can be read.
public struct FindingDelivery: Sendable {
  private let sender: OutboxSender
  private let readBack: ReadBack?

  /// Into the journal: nothing leaves the ledger before it was read back.
  public static func toJournal(_ journal: SystemJournal, from ledger: LedgerStore) throws(Errno) -> FindingDelivery {
    let sender = try OutboxSender(ledger, to: journal)
    return FindingDelivery(sender: sender, readBack: try ReadBack(of: sender))
  }

  /// To who cannot be asked what arrived, such as a terminal.
  public static func unproved(to sink: any EntrySink, from ledger: LedgerStore) throws(Errno) -> FindingDelivery {
    FindingDelivery(sender: try OutboxSender(HandedOverOutbox(ledger), to: sink), readBack: nil)
  }

  /// There is something new in the ledger.
  func ring() { sender.ring() }

  /// Why the journal takes nothing at the moment; nil when it does.
  var trouble: String? { sender.trouble }

  /// Sends what the journal takes at once and looks for it; what is left waits in the ledger for the next start.
  func stop(within time: Duration) async {
    let end = ContinuousClock.now + time
    await sender.stop(within: time)
    // Proof that is missing is looked for after the next start, so it is not worth making people wait.
    await readBack?.stop(within: min(max(end - .now, .zero), .milliseconds(500)))
  }
}
