import AccessibilityTree
import FoundationEssentials
import GRDB
import Journal

extension LedgerStore {
  /// How the screen changed since its last audit, and what the ledger knew about it before.
  func compare(
    _ record: AuditRecord, at now: WallTime, in database: Database
  ) throws -> (change: ScreenChange, known: KnownFindings) {
    var change = ScreenChange()
    var known = KnownFindings()
    let (failed, run) = (Set(record.failed.map(\.id)), ToldTimes.run(record.run))
    let suppressed = Set(record.failed.lazy.filter(\.isSuppressed).map(\.id))
    var absent: [(id: String, view: Int64)] = []
    var places: Set<UInt32> = []
    // Do not read the entries: only those of fixed findings are needed, and entries are most of the table.
    let rows = try Row.fetchCursor(
      database.cachedStatement(
        sql: "SELECT id, view, place, across, told FROM finding WHERE screen = ? ORDER BY since, id"),
      arguments: [record.screen.description])
    while let row = try rows.next() {
      let (id, view): (String, Int64) = (row["id"], row["view"])
      places.insert(UInt32(truncatingIfNeeded: row["place"] as Int64))
      known.views.insert(view)
      if failed.contains(id) {
        let told = ToldTimes(Array(row["told"] as Data))
        // One that is suppressed as well is counted as that, and not twice.
        if told.isWithdrawn, !suppressed.contains(id) { change.withdrawn.insert(id) } else { change.still.insert(id) }
        known.told[id] = told
        if told.isWithdrawn || told.isTold(in: run, within: record.repeatAfter, of: now) { change.counted.insert(id) }
      } else if ToldTimes(Array(row["told"] as Data)).isWithdrawn {
        // Nobody is told that what was taken back is fixed.
        continue
      } else if !(row["across"] as Bool) {
        // One capture proves nothing about a finding that takes several captures.
        absent.append((id, view))
      }
    }
    var sameViews: [Int64: Bool] = [:]
    for (id, view) in absent {
      let isSame = try sameViews[view] ?? isSame(view, as: record, leavingOut: places, in: database)
      sameViews[view] = isSame
      if !isSame || record.undecided.contains(id) {
        change.unseen += 1
      } else if let entry = try keptEntry(of: id, on: record.screen.description, in: database) {
        change.fixed.append(ScreenChange.Fixed(id: id, entry: entry))
      }
    }
    return (change, known)
  }

  /// The last entry about a finding; nil if it is damaged.
  func keptEntry(of id: String, on screen: String, in database: Database) throws -> JournalEntry? {
    guard
      let row = try Row.fetchOne(
        database.cachedStatement(sql: "SELECT entry, sum FROM finding WHERE screen = ? AND id = ?"),
        arguments: [screen, id])
    else { return nil }
    let bytes = Array(row["entry"] as Data)
    return RowSum.of(id, bytes) == row["sum"] ? JournalEntry(kept: bytes) : nil
  }

  /// Whether the same rules saw the same view.
  private func isSame(
    _ view: Int64, as record: AuditRecord, leavingOut places: Set<UInt32>, in database: Database
  ) throws -> Bool {
    guard
      let row = try Row.fetchOne(
        database.cachedStatement(sql: "SELECT rules, sketch FROM view WHERE id = ?"), arguments: [view])
    else { return false }
    guard row["rules"] == record.rules.description else { return false }
    return record.isSameView(SketchBytes.sketch(of: Array(row["sketch"] as Data)), places)
  }

  /// Remembers what fails now, and deletes what was fixed and what other rules found.
  ///
  /// - Parameter known: what the ledger knew about the screen. Its views avoid a search of the whole table.
  func remember(
    _ record: AuditRecord, _ change: ScreenChange, after known: KnownFindings, at now: WallTime, in database: Database
  ) throws {
    let (screen, rules) = (record.screen.description, record.rules.description)
    for fixed in change.fixed {
      try database.run("DELETE FROM finding WHERE screen = ? AND id = ?", [screen, fixed.id])
    }
    for view in known.views {
      try database.run(
        "DELETE FROM finding WHERE view = ? AND EXISTS (SELECT 1 FROM view WHERE id = ? AND rules <> ?)",
        [view, view, rules])
    }
    if !record.failed.isEmpty {
      let run = ToldTimes.run(record.run)
      try database.run(
        "INSERT INTO view (screen, rules, sketch) VALUES (?, ?, ?)",
        [screen, rules, Data(SketchBytes.bytes(of: record.sketch))])
      let view = database.lastInsertedRowID
      let statement = try database.cachedStatement(
        sql: """
          INSERT INTO finding (screen, id, view, place, across, entry, sum, since, at, told)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (screen, id) DO UPDATE SET view = excluded.view, place = excluded.place, entry = excluded.entry,
              across = excluded.across, sum = excluded.sum, at = excluded.at, told = excluded.told
          """)
      for finding in record.failed {
        let bytes = finding.entry.kept
        var told = known.told[finding.id] ?? ToldTimes()
        if !finding.isSuppressed, !change.counted.contains(finding.id) { told.tell(in: run, at: now) }
        try statement.execute(arguments: [
          screen, finding.id, view, Int64(finding.place), finding.isAcrossSteps, Data(bytes),
          RowSum.of(finding.id, bytes), now.rawValue, now.rawValue, Data(told.bytes),
        ])
      }
    }
    for view in known.views {
      try database.run(
        "DELETE FROM view WHERE id = ? AND NOT EXISTS (SELECT 1 FROM finding WHERE view = ?)", [view, view])
    }
  }
}
