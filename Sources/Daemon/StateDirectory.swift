public import Journal
public import Ledger
import SystemPackage

/// The directory where the daemon keeps its ledger, for one process at a time.
public struct StateDirectory: Sendable {
  public let ledger: LedgerStore

  /// Opens the ledger in a directory. If that cannot be written, the ledger is in memory and a message says so.
  ///
  /// - Parameters:
  ///   - path: nil for a ledger that ends with the process.
  ///   - canLook: whether findings go to a journal that can be read. Without one, no entry would ever be found.
  ///   - sender: sends messages about the ledger.
  /// - Throws: `StateInUse` if another daemon uses the directory.
  public init(
    at path: String?, for configuration: Configuration, canLook: Bool, telling sender: JournalSender
  ) throws {
    var lock: LedgerLock?
    if let path {
      do {
        lock = try LedgerLock(in: FilePath(path))
      } catch Errno.wouldBlock {
        throw StateInUse(path: path)
      } catch {
        // If the lock cannot be created, neither can the ledger, and a message says so.
      }
    }
    let file = path.map { $0 + "/ledger.db" }
    ledger = try LedgerStore(
      at: file, lock: lock, bounds: configuration.ledgerBounds, canLook: canLook
    ) { notice in sender.post([LifeEntry.ledger(notice)]) }
  }
}
