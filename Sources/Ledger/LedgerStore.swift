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
    /// What is audited at the moment, and under which path.
    var inHand: [Fingerprint: String] = [:]
    /// Who waits for room in the outbox; told whether waiting is over for good.
    var waiters: [CheckedContinuation<Bool, Never>] = []
    var isWaitingOver = false
    /// nil after every change.
    var counts: OutboxCounts?
    /// Grows with every change, so that no count from before one is kept after it.
    var changes = 0
  }

  /// Nobody waits for the database with this in hand: what is done in the database may ask for it.
  let state: Mutex<State>
  /// Held while one database takes the other's place; before the database and the state.
  let moving = Mutex(())
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

  /// Does this in one transaction, in memory from now on where the disk does not take it.
  ///
  /// - Returns: nil only where memory does not take it either.
  func write<Result>(_ change: (Database) throws -> Result) -> Result? {
    defer {
      state.withLock { state in
        state.counts = nil
        state.changes += 1
      }
    }
    return access(isChange: true, change)
  }

  /// Asks, and takes what cannot be read for nothing.
  func read<Result>(_ question: (Database) throws -> Result) -> Result? {
    access(isChange: false, question)
  }

  private func access<Result>(isChange: Bool, _ work: (Database) throws -> Result) -> Result? {
    while true {
      let database = state.withLock { $0.database }
      // It may have been left while this waited for its turn: what is written there now would be forgotten.
      func inTurn(_ inside: Database) throws -> Result {
        guard state.withLock({ $0.database === database }) else { throw LedgerLeft() }
        return try work(inside)
      }
      do {
        return isChange ? try database.write(inTurn) : try database.read(inTurn)
      } catch is LedgerLeft {
        continue
      } catch {
        guard leave(database, because: error) else { return nil }
      }
    }
  }
}

/// Another database took the place of the one that was asked.
private struct LedgerLeft: Error {}
