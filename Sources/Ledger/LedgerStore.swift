import AccessibilityTree
import GRDB
public import Journal
import Synchronization

/// The ledger: on disk as long as the disk takes it, else in memory. Its calls may be made from any thread.
///
/// `AuditLedger` and `Outbox` are its two sides, in extensions of their own.
public final class LedgerStore: Sendable {
  struct State {
    var database: DatabaseQueue
    /// Why the file takes nothing; nil while it does, and where there is none by choice.
    var trouble: String?
    /// Nothing is remembered of files that an earlier life of the daemon told of.
    var looksBeforeTelling = false
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

  let state: Mutex<State>
  private let file: LedgerFile?
  /// Held for as long as the ledger is there.
  private let lock: LedgerLock?
  private let bounds: LedgerBounds
  private let tell: @Sendable (LedgerNotice) -> Void

  /// A ledger in this file, or in memory where there is none.
  ///
  /// - Parameters:
  ///   - path: of `ledger.db`; its directory exists. nil for a ledger that ends with the process.
  ///   - lock: of that directory.
  ///   - tell: called with what people should know of the ledger itself.
  /// - Throws: `DatabaseError` when there is no memory.
  public init(
    at path: String?, lock: LedgerLock? = nil, bounds: LedgerBounds = LedgerBounds(),
    tell: @escaping @Sendable (LedgerNotice) -> Void = { _ in }
  ) throws {
    (file, self.lock, self.bounds, self.tell) = (path.map(LedgerFile.init), lock, bounds, tell)
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
    state = Mutex(State(database: try opened ?? LedgerFile.inMemory(), trouble: trouble))
    countCrashes()
  }

  /// Where it lies; nil for one in memory.
  public var path: String? { trouble == nil ? file?.path : nil }

  /// Why the file takes nothing at the moment; nil while it does, and where there is none by choice.
  public var trouble: String? { state.withLock { $0.trouble } }

  /// From now on entries about files that lay there are looked for in the journal before they are sent, so that a ledger that
  /// was begun anew makes no storm of what was said long ago. Only where the journal can be read.
  public func lookBeforeTelling() { state.withLock { $0.looksBeforeTelling = true } }

  // MARK: access

  /// Does this in one transaction, in memory from now on where the disk does not take it.
  ///
  /// - Returns: nil only where memory does not take it either.
  func write<Result>(_ change: (Database) throws -> Result) -> Result? {
    let database = state.withLock { $0.database }
    defer {
      state.withLock { state in
        state.counts = nil
        state.changes += 1
      }
    }
    do {
      return try database.write(change)
    } catch {
      guard let memory = leaveDisk(database, because: error) else { return nil }
      return try? memory.write(change)
    }
  }

  /// Asks, and takes what cannot be read for nothing.
  func read<Result>(_ question: (Database) throws -> Result) -> Result? {
    let database = state.withLock { $0.database }
    do {
      return try database.read(question)
    } catch {
      guard let memory = leaveDisk(database, because: error) else { return nil }
      return try? memory.read(question)
    }
  }

  /// From now on in memory, with everything that could still be read.
  private func leaveDisk(_ disk: DatabaseQueue, because error: any Error) -> DatabaseQueue? {
    guard let file, let memory = try? LedgerFile.inMemory() else { return nil }
    let now = state.withLock { state in
      guard state.database === disk else { return (state.database, false) }
      // A full disk can be read; a damaged one gives what comes before the damage, which is no ledger.
      if (error as? DatabaseError).map(LedgerFile.isDamage) != true,
        let fresh = try? DatabaseQueue(configuration: LedgerFile.configuration(isOnDisk: false)),
        (try? disk.backup(to: fresh)) != nil
      {
        state.database = fresh
      } else {
        state.database = memory
      }
      state.trouble = Self.cause(of: error)
      return (state.database, true)
    }
    if now.1 { tell(.inMemory(path: file.path, cause: Self.cause(of: error))) }
    return now.0
  }

  /// Goes back to the disk if it takes everything again.
  func returnToDisk() {
    guard let file, trouble != nil, let (disk, notice) = try? file.open() else { return }
    let isBack = state.withLock { state in
      guard (try? state.database.backup(to: disk)) != nil else { return false }
      (state.database, state.trouble) = (disk, nil)
      return true
    }
    guard isBack else { return }
    if let notice { tell(notice) }
    tell(.onDiskAgain(path: file.path))
  }

  private static func cause(of error: any Error) -> String {
    guard let error = error as? DatabaseError else { return "\(error)" }
    return error.message ?? "\(error.resultCode)"
  }

  // MARK: the end

  /// What is in hand was not its victim: the daemon stops because it was told to.
  ///
  /// The file stays open, because a thread that reads the journal may still ask; everything is in it.
  public func close() {
    _ = write { try $0.execute(sql: "DELETE FROM trying") }
    let database = state.withLock { state in
      state.inHand = [:]
      return state.database
    }
    database.writeWithoutTransaction { try? $0.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)") }
  }

  /// Keeps the bounds: forgets what is old, then what is oldest; tries the disk again where it took nothing.
  public func tidy(at now: WallTime = .now) {
    returnToDisk()
    let old = (now - bounds.age).rawValue
    _ = write { database in
      for table in ["path", "audit", "finding", "crash"] {
        try database.execute(sql: "DELETE FROM \(table) WHERE at < ?", arguments: [old])
      }
      try database.execute(sql: "DELETE FROM view WHERE id NOT IN (SELECT view FROM finding)")
      try keepSize(database)
    }
    _ = state.withLock { $0.database }.writeWithoutTransaction { database in
      try? database.execute(sql: "PRAGMA incremental_vacuum; PRAGMA wal_checkpoint(TRUNCATE)")
    }
  }

  private func keepSize(_ database: Database) throws {
    let pageSize = try Int.fetchOne(database, sql: "PRAGMA page_size") ?? 4_096
    func size() throws -> Int {
      let pages = try Int.fetchOne(database, sql: "PRAGMA page_count") ?? 0
      return (pages - (try Int.fetchOne(database, sql: "PRAGMA freelist_count") ?? 0)) * pageSize
    }
    // What waits for the journal is not forgotten for want of room; the outbox has a bound of its own.
    while try size() > bounds.bytes {
      var isEmpty = true
      for table in ["path", "audit", "finding"] {
        try database.execute(
          sql: """
            DELETE FROM \(table) WHERE at <=
              (SELECT at FROM \(table) ORDER BY at LIMIT 1 OFFSET (SELECT count(*) / 10 FROM \(table)))
            """)
        if database.changesCount > 0 { isEmpty = false }
      }
      try database.execute(sql: "DELETE FROM view WHERE id NOT IN (SELECT view FROM finding)")
      if isEmpty { return }
    }
  }
}
