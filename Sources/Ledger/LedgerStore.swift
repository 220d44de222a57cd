import AccessibilityTree
import GRDB
import Journal
import Synchronization

/// The ledger: on disk while the disk can be written, else in memory. Its calls may be made from any thread.
///
/// It implements `AuditLedger` and `Outbox` in extensions.
public final class LedgerStore: Sendable {
  struct State {
    var database: DatabaseQueue
    /// Why the file cannot be written; nil if it can, or if no file was asked for.
    var trouble: String?
    /// Whether the tables in memory started without the file's content.
    var isBlank = false
    /// When a new file was last started while the daemon ran.
    var begunAnew: ContinuousClock.Instant?
    var whenBegunAnew: (@Sendable () -> Void)?
    /// The contents that are being audited or not written yet, with their paths.
    var inHand: [Fingerprint: String] = [:]
    /// Finished audits that the next transaction that depends on them writes.
    var unwritten: [FinishedTrial] = []
    /// Whether the ledger is closed. Every audit is then written at once, because no later transaction may come.
    var isClosed = false
    /// Tasks that wait for room in the outbox. Each resumes with whether waiting is over for good.
    var waiters: [CheckedContinuation<Bool, Never>] = []
    var isWaitingOver = false
    /// The counts of the outbox; nil until somebody asks, and after the database was replaced.
    var counts: OutboxCounts?
    /// Grows with every change, so that no outdated count is kept.
    var changes = 0
  }

  /// Never wait for the database while holding this lock: code in a transaction may need it.
  let state: Mutex<State>
  /// Held while one database replaces another. Take it before the database and the state.
  let moving = Mutex(())
  /// How the current transaction changes the counts of the outbox. Only used inside the database's queue.
  let countChange = Mutex(OutboxCounts())
  let file: LedgerFile?
  /// Held while the ledger exists.
  private let lock: LedgerLock?
  private let currentBounds: Mutex<LedgerBounds>
  /// Whether the journal can be asked what was already reported.
  let canLook: Bool
  let tell: @Sendable (LedgerNotice) -> Void

  /// A ledger in this file, or in memory without one.
  ///
  /// - Parameters:
  ///   - path: the path of `ledger.db`; its directory exists. nil for a ledger that ends with the process.
  ///   - lock: the lock of that directory.
  ///   - canLook: whether the journal can be asked what was already reported. If a ledger was lost, a11yd looks for
  ///     entries about existing files before it sends them, so that old findings do not flood the journal.
  ///   - tell: called with messages about the ledger itself.
  /// - Throws: `DatabaseError` if there is no memory.
  public init(
    at path: String?, lock: LedgerLock? = nil, bounds: LedgerBounds = LedgerBounds(), canLook: Bool = true,
    tell: @escaping @Sendable (LedgerNotice) -> Void = { _ in }
  ) throws {
    file = path.map { LedgerFile(path: $0, canLook: canLook) }
    self.lock = lock
    currentBounds = Mutex(bounds)
    (self.canLook, self.tell) = (canLook, tell)
    var trouble: String?
    var opened: DatabaseQueue?
    if let file {
      do {
        let (database, notice) = try file.open()
        opened = database
        if let notice { tell(notice) }
      } catch {
        trouble = LedgerFile.message(of: error)
        tell(.inMemory(path: file.path, cause: LedgerFile.message(of: error)))
      }
    }
    let database = try opened ?? LedgerFile.inMemory(inPlaceOfAnother: trouble != nil)
    state = Mutex(State(database: database, trouble: trouble, isBlank: trouble != nil))
    countCrashes()
  }

  /// How much the ledger remembers.
  var bounds: LedgerBounds { currentBounds.withLock { $0 } }

  /// Sets how much the ledger remembers. `tidy` deletes what exceeds it.
  public func setBounds(_ bounds: LedgerBounds) { currentBounds.withLock { $0 = bounds } }

  /// The path of the file; nil for a ledger in memory.
  public var path: String? { trouble == nil ? file?.path : nil }

  /// Why the file cannot be written now; nil if it can, or if no file was asked for.
  public var trouble: String? { state.withLock { $0.trouble } }

  /// Sets an action for when a new file is started while the daemon runs. What the old one knew about existing files is
  /// lost.
  public func whenBegunAnew(_ action: @escaping @Sendable () -> Void) { state.withLock { $0.whenBegunAnew = action } }

  // MARK: access

  /// Makes a change in one transaction, after writing all finished audits. If the disk cannot be written, the ledger
  /// moves to memory.
  ///
  /// - Parameter isAlone: leaves finished audits unwritten, because the change does not depend on them.
  /// - Returns: nil only if memory fails too.
  func write<Result>(isAlone: Bool = false, _ change: (Database) throws -> Result) -> Result? {
    inTurn { database in
      let finished = isAlone ? [] : state.withLock { $0.unwritten }
      countChange.withLock { $0 = OutboxCounts() }
      let result = try database.inCachedTransaction {
        for trial in finished { try trial.write(database) }
        return try change(database)
      }
      let counted = countChange.withLock { $0 }
      state.withLock { state in
        state.unwritten.removeFirst(finished.count)
        for trial in finished { state.inHand[trial.content] = nil }
        state.counts?.queued += counted.queued
        state.counts?.sent += counted.sent
        state.changes += 1
      }
      return result
    }
  }

  /// Asks one question; nil if the answer cannot be read.
  func read<Result>(_ question: (Database) throws -> Result) -> Result? {
    writeDown()
    return inTurn(question)
  }

  /// Writes every finished audit that is not written yet.
  ///
  /// The next transaction would do the same. Call this if none may come soon.
  public func writeDown() {
    guard state.withLock({ !$0.unwritten.isEmpty }) else { return }
    _ = write { _ in }
  }

  private func inTurn<Result>(_ work: (Database) throws -> Result) -> Result? {
    while true {
      let database = state.withLock { $0.database }
      do {
        return try database.writeWithoutTransaction { inside in
          // The database may have been replaced while this waited for its turn. A write to the old one would be lost.
          guard state.withLock({ $0.database === database }) else { throw LedgerLeft() }
          return try work(inside)
        }
      } catch is LedgerLeft {
        continue
      } catch {
        guard leave(database, because: error) else { return nil }
      }
    }
  }
}
