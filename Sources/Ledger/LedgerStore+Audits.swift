public import AccessibilityTree
import GRDB
public import Journal
import Synchronization

extension LedgerStore: AuditLedger {
  /// After this many crashes over one content, it is quarantined.
  private static let tolerated = 2
  /// How many finished audits may be unwritten. After a kill, each of them is suspected and audited again alone; a
  /// second kill in that time would accuse one.
  private static let mostUnwritten = 8
  /// How many findings and nodes they may hold in memory until then.
  private static let mostUnwrittenItems = 20_000

  public func begin(_ content: Fingerprint, at path: String, lay: Bool) -> LedgerAnswer {
    // Write a finished audit of this content first, so that the look-up finds it finished and not under way.
    if state.withLock({ $0.unwritten.contains { $0.content == content } }) { writeDown() }
    let inHand = state.withLock { state -> String? in
      if let other = state.inHand[content] { return other }
      state.inHand[content] = path
      return nil
    }
    // The same file twice at once: the audit that has it reports it.
    let trial = Trial(content: content, path: path, lay: lay)
    if let inHand { return inHand.utf8.elementsEqual(path.utf8) ? .known(since: .now) : .same(trial, as: inHand) }
    let answer = write(isAlone: true) { try look(for: trial, in: $0) } ?? .new(trial)
    switch answer {
    case .new, .suspect: break
    case .known, .same, .quarantined: release(content)
    }
    return answer
  }

  private func look(for trial: Trial, in database: Database) throws -> LedgerAnswer {
    let (path, key, now) = (trial.path, trial.content.description, WallTime.now.rawValue)
    if let at = try Int64.fetchOne(
      database.cachedStatement(sql: "SELECT at FROM path WHERE path = ? AND content = ?"), arguments: [path, key])
    {
      // A file that stays for long must not be forgotten before it is gone.
      if now - at > 86_400_000_000 {
        try database.run("UPDATE path SET at = ? WHERE path = ?", [now, path])
        try database.run("UPDATE audit SET at = ? WHERE content = ?", [now, key])
      }
      return .known(since: WallTime(rawValue: at))
    }
    let audit = try Row.fetchOne(
      database.cachedStatement(sql: "SELECT path, round FROM audit WHERE content = ?"), arguments: [key])
    let first = audit?["path"] as String?
    if let first, !first.utf8.elementsEqual(path.utf8) { return .same(trial, as: first) }
    let round = audit.map { Int(truncatingIfNeeded: ($0["round"] as Int64) &+ 1) } ?? 0
    let crashes =
      try Int.fetchOne(database.cachedStatement(sql: "SELECT count FROM crash WHERE content = ?"), arguments: [key])
      ?? 0
    let trial = Trial(content: trial.content, path: path, round: round, lay: trial.lay, isSuspected: crashes > 0)
    if crashes >= Self.tolerated { return .quarantined(trial) }
    try database.run(
      "INSERT OR REPLACE INTO trying (content, path, boot) VALUES (?, ?, ?)", [key, path, BootClock.now])
    return crashes > 0 ? .suspect(trial) : .new(trial)
  }

  public func finish(
    _ trial: Trial, _ record: AuditRecord, entries: @escaping @Sendable (ScreenChange) -> [JournalEntry]
  ) {
    let time = WallTime.now
    let (key, now) = (trial.content.description, time.rawValue)
    let items = record.failed.count + record.undecided.count + record.sketch.count
    finish(trial, items: items) { [self] database in
      let (change, known) = try compare(record, at: time, in: database)
      try database.run(
        "INSERT OR REPLACE INTO audit (content, path, round, at) VALUES (?, ?, ?, ?)",
        [key, trial.path, trial.round, now])
      try remember(record, change, after: known, at: time, in: database)
      try settle(trial, in: database, at: now)
      if trial.isSuspected { try database.run("DELETE FROM crash WHERE content = ?", [key]) }
      try queue(entries(change), of: trial, in: database)
    }
  }

  public func settle(_ trial: Trial, saying entries: [JournalEntry]) {
    finish(trial, items: entries.count) { _, _ in entries }
  }

  /// Records that a content needs no audit of its own, with the entries that this makes.
  func finish(
    _ trial: Trial, items: Int, _ entries: @escaping @Sendable (Database, WallTime) throws -> [JournalEntry]
  ) {
    let now = WallTime.now
    finish(trial, items: items) { [self] database in
      try settle(trial, in: database, at: now.rawValue)
      try queue(try entries(database, now), of: trial, in: database)
    }
  }

  /// Leaves an audit to the next transaction that reads or changes the outbox, so that files that come together share
  /// one.
  ///
  /// Until then the ledger still lists it as being tried, so a daemon that is killed audits it again, under the same
  /// ids. A suspect is written at once: two kills at that moment would put a faultless file aside.
  private func finish(_ trial: Trial, items: Int, _ write: @escaping @Sendable (Database) throws -> Void) {
    let isUrgent = state.withLock { state in
      state.unwritten.append(FinishedTrial(content: trial.content, items: items, write: write))
      return trial.isSuspected || state.isClosed || state.unwritten.count >= Self.mostUnwritten
        || state.unwritten.reduce(0) { $0 + $1.items } >= Self.mostUnwrittenItems
    }
    if isUrgent { writeDown() }
  }

  public func abandon(_ trial: Trial) {
    _ = write { database in
      try database.run("DELETE FROM trying WHERE content = ?", [trial.content.description])
    }
    release(trial.content)
  }

  public func forget(_ content: Fingerprint, at path: String) {
    let key = content.description
    _ = write { database in
      try database.run("DELETE FROM path WHERE path = ?", [path])
      try database.run("DELETE FROM crash WHERE content = ?", [key])
      // Keep the round, so that new entries differ from those of the earlier audit.
      try database.run("UPDATE audit SET path = NULL WHERE content = ?", [key])
    }
  }

  private func settle(_ trial: Trial, in database: Database, at now: Int64) throws {
    let key = trial.content.description
    try database.run("INSERT OR REPLACE INTO path (path, content, at) VALUES (?, ?, ?)", [trial.path, key, now])
    try database.run("DELETE FROM trying WHERE content = ?", [key])
  }

  private func release(_ content: Fingerprint) { state.withLock { _ = $0.inHand.removeValue(forKey: content) } }
}
