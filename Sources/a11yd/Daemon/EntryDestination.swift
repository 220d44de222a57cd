import Daemon
import Journal
import Ledger

/// Where `a11yd run` writes its entries.
enum EntryDestination {
  case journal(SystemJournal)
  case terminal(TerminalSink)

  var sink: any EntrySink {
    switch self {
    case .journal(let journal): journal
    case .terminal(let terminal): terminal
    }
  }

  /// Whether a11yd can read back what it wrote there.
  var canBeRead: Bool {
    switch self {
    case .journal: SystemJournal.isReadable
    case .terminal: false
    }
  }

  /// Delivers findings from the ledger; the journal proves that it has them, and a terminal cannot.
  ///
  /// - Throws: `Errno` when there is no thread or descriptor left.
  func delivery(from ledger: LedgerStore) throws -> FindingDelivery {
    switch self {
    case .journal(let journal): try .toJournal(journal, from: ledger)
    case .terminal(let terminal): try .unproved(to: terminal, from: ledger)
    }
  }
}
