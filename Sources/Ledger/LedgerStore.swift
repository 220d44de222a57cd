import AccessibilityTree
import GRDB
import Journal
import Synchronization

/// The ledger: on disk as long as the disk takes it, else in memory. Its calls may be made from any thread.
///
/// `AuditLedger` and `Outbox` are its two sides, in extensions of their own.
public final class LedgerStore: Sendable {
  struct State {
    var database: DatabaseQueue
    /// Why the file takes nothing; nil while it does, and where there is none by choice.
    var trouble: String?
    /// Whether what is in memory was begun without what is in the file.
    var isBlank = false
    /// When the file was last begun anew under way.
    var begunAnew: ContinuousClock.Instant?
    var whenBegunAnew: (@Sendable () -> Void)?
    /// What is audited at the moment or not yet written, and under which path.
    var inHand: [Fingerprint: String] = [:]
    /// Audits that are done, to be written by the next transaction that depends on them.
    var unwritten: [FinishedTrial] = []
    /// Nothing is left unwritten any more, because nobody may come by to write it.
    var isClosed = false
    /// Who waits for room in the outbox; told whether waiting is over for good.
    var waiters: [CheckedContinuation<Bool, Never>] = []
    var isWaitingOver = false
    /// nil until somebody asks, and whenever another database takes the place of this one.
    var counts: OutboxCounts?
    /// Grows with every change, so that no count from before one is kept after it.
    var changes = 0
  }

  /// Nobody waits for the database with this in hand: what is done in the database may ask for it.
  let state: Mutex<State>
  /// Held while one database takes the other's place; before the database and the state.
  let moving = Mutex(())
  /// How the transaction under way changes the counts of the outbox; only touched in the database's turn.
  let countChange = Mutex(OutboxCounts())
  let file: LedgerFile?
  /// Held for as long as the ledger is there.
  private let lock: LedgerLock?
  private let currentBounds: Mutex<LedgerBounds>
  /// Whether the journal can be asked what was told.
  let canLook: Bool
  let tell: @Sendable (LedgerNotice) -> Void

  /// A ledger in this file, or in memory where there is none.
  ///
  /// - Parameters:
  ///   - path: of `ledger.db`; its directory exists. nil for a ledger that ends with the process.
  ///   - lock: of that directory.
  ///   - canLook: whether entries go where it can be asked what was told. Where an earlier ledger was lost, entries about files that
  ///     lay there are then looked for before they are sent, so that a new one makes no storm of what was said long ago.
  ///   - tell: called with what people should know of the ledger itself.
  /// - Throws: `DatabaseError` when there is no memory.
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
        trouble = Self.cause(of: error)
        tell(.inMemory(path: file.path, cause: Self.cause(of: error)))
      }
    }
    let database = try opened ?? LedgerFile.inMemory(inPlaceOfAnother: trouble != nil)
    state = Mutex(State(database: database, trouble: trouble, isBlank: trouble != nil))
    countCrashes()
  }

  /// How much it remembers.
  var bounds: LedgerBounds { currentBounds.withLock { $0 } }

  /// Remembers so much from now on; what is too much is forgotten when it is tidied next.
  public func setBounds(_ bounds: LedgerBounds) { currentBounds.withLock { $0 = bounds } }

  /// Where it lies; nil for one in memory.
  public var path: String? { trouble == nil ? file?.path : nil }

  /// Why the file takes nothing at the moment; nil while it does, and where there is none by choice.
  public var trouble: String? { state.withLock { $0.trouble } }

  /// Does this whenever the file has to be begun anew while the daemon runs: what it knew of the files that lie there is lost.
  public func whenBegunAnew(_ action: @escaping @Sendable () -> Void) { state.withLock { $0.whenBegunAnew = action } }

  // MARK: access

  /// Does this in one transaction, behind everything that is not written yet; in memory from now on where the disk does not
  /// take it.
  ///
  /// - Parameter isAlone: what is not written yet stays so, because this does not depend on it.
  /// - Returns: nil only where memory does not take it either.
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

  /// Asks one question, and takes what cannot be read for nothing.
  func read<Result>(_ question: (Database) throws -> Result) -> Result? {
    writeDown()
    return inTurn(question)
  }

  /// Writes every audit that is done and not written yet.
  ///
  /// The next transaction would do so as well: this is for who knows that none may come soon.
  public func writeDown() {
    guard state.withLock({ !$0.unwritten.isEmpty }) else { return }
    _ = write { _ in }
  }

  private func inTurn<Result>(_ work: (Database) throws -> Result) -> Result? {
    while true {
      let database = state.withLock { $0.database }
      do {
        return try database.writeWithoutTransaction { inside in
          // It may have been left while this waited for its turn: what is written there now would be forgotten.
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
