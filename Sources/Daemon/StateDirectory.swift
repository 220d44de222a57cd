public import Journal
public import Ledger
import SystemPackage

/// Where the daemon keeps what it must not forget, for one process at a time.
public struct StateDirectory: Sendable {
  public let ledger: LedgerStore

  /// Opens the ledger in a directory; in memory, with a word about it, where that cannot be written.
  ///
  /// - Parameters:
  ///   - path: nil for a ledger that ends with the process.
  ///   - canLook: whether findings go into a journal that can be read; what is looked for elsewhere is never found.
  ///   - sender: told what people should know.
  /// - Throws: `StateInUse` when another daemon has it.
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
        // What keeps the lock from being made keeps the ledger from being written, which says so.
      }
    }
    let file = path.map { $0 + "/ledger.db" }
    ledger = try LedgerStore(
      at: file, lock: lock, bounds: configuration.ledgerBounds, canLook: canLook
    ) { notice in sender.post([LifeEntry.ledger(notice)]) }
  }
}
