import AccessibilityTree
import FoundationEssentials
import GRDB
import Journal

extension LedgerStore {
  /// How the screen changed since its last audit.
  func compare(_ record: AuditRecord, in database: Database) throws -> ScreenChange {
    struct Open {
      let fixed: ScreenChange.Fixed
      let view: Int64
      let isAcrossSteps: Bool
    }
    var change = ScreenChange()
    let failed = Set(record.failed.map(\.id))
    var absent: [Open] = []
    var places: Set<UInt32> = []
    let rows = try Row.fetchAll(
      database.cachedStatement(
        sql: "SELECT id, view, place, across, entry, sum FROM finding WHERE screen = ? ORDER BY since, id"),
      arguments: [record.screen.description])
    for row in rows {
      let (id, bytes): (String, [UInt8]) = (row["id"], Array(row["entry"] as Data))
      places.insert(UInt32(truncatingIfNeeded: row["place"] as Int64))
      if failed.contains(id) {
        change.still.insert(id)
      } else if RowSum.of(id, bytes) == row["sum"], let entry = JournalEntry(kept: bytes) {
        let fixed = ScreenChange.Fixed(id: id, entry: entry)
        absent.append(Open(fixed: fixed, view: row["view"], isAcrossSteps: row["across"]))
      }
    }
    var sameViews: [Int64: Bool] = [:]
    for open in absent {
      // One capture without it says nothing of what several captures show.
      if open.isAcrossSteps { continue }
      let isSame = try sameViews[open.view] ?? isSame(open.view, as: record, leavingOut: places, in: database)
      sameViews[open.view] = isSame
      if isSame, !record.undecided.contains(open.fixed.id) {
        change.fixed.append(open.fixed)
      } else {
        change.unseen += 1
      }
    }
    return change
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

  /// Remembers what fails now, and forgets what was fixed and what other rules found.
  func remember(_ record: AuditRecord, _ change: ScreenChange, at now: Int64, in database: Database) throws {
    let (screen, rules) = (record.screen.description, record.rules.description)
    for fixed in change.fixed {
      try database.run("DELETE FROM finding WHERE screen = ? AND id = ?", [screen, fixed.id])
    }
    try database.run(
      "DELETE FROM finding WHERE screen = ? AND view IN (SELECT id FROM view WHERE screen = ? AND rules <> ?)",
      [screen, screen, rules])
    if !record.failed.isEmpty {
      try database.run(
        "INSERT INTO view (screen, rules, sketch) VALUES (?, ?, ?)",
        [screen, rules, Data(SketchBytes.bytes(of: record.sketch))])
      let view = database.lastInsertedRowID
      let statement = try database.cachedStatement(
        sql: """
          INSERT INTO finding (screen, id, view, place, across, entry, sum, since, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (screen, id) DO UPDATE SET view = excluded.view, place = excluded.place, entry = excluded.entry,
              across = excluded.across, sum = excluded.sum, at = excluded.at
          """)
      for finding in record.failed {
        let bytes = finding.entry.kept
        try statement.execute(arguments: [
          screen, finding.id, view, Int64(finding.place), finding.isAcrossSteps, Data(bytes),
          RowSum.of(finding.id, bytes), now, now,
        ])
      }
    }
    try database.run(
      "DELETE FROM view WHERE screen = ? AND id NOT IN (SELECT view FROM finding WHERE screen = ?)", [screen, screen])
  }
}
