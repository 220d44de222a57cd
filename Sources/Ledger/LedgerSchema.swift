import GRDB
import Journal

/// The tables of the ledger.
///
/// Words replace numbers if a flipped bit could turn one valid value into another. SQLite's check at the start then
/// finds it.
enum LedgerSchema {
  /// “a11y”: the application id that identifies our file.
  static let application = 0x6131_3179
  /// Raised with every change of the tables. A file with a later version is put aside.
  static let version = upgrades.count + 1

  /// The upgrades from each version to the next. Never change one: existing files have the tables that it made.
  private static let upgrades = [
    // When a finding was reported in each run: a finding that is still there is reported once per run.
    "ALTER TABLE finding ADD COLUMN told BLOB NOT NULL DEFAULT x''",
    // Ids are scattered over an index, so an index of all ids costs one page of the write-ahead log for each entry.
    // Only waiting entries are looked for by id.
    "DROP INDEX outbox_id; CREATE INDEX outbox_id ON outbox (id) WHERE state <> 'seen'",
  ]

  /// Upgrades the tables from an earlier version to a later one.
  static func upgrade(_ database: Database, from earlier: Int, to later: Int = version) throws {
    for upgrade in upgrades[(earlier - 1)..<(later - 1)] { try database.execute(sql: upgrade) }
    try database.execute(sql: "PRAGMA user_version = \(later)")
  }

  /// Creates the tables, by the same steps as in an upgraded file.
  ///
  /// - Parameter isInPlaceOfAnother: whether another ledger was lost.
  static func create(
    in database: Database, version later: Int = version, inPlaceOfAnother isInPlaceOfAnother: Bool = false
  ) throws {
    try database.execute(
      sql: """
        PRAGMA application_id = \(application);
        -- When another ledger was lost in whose place this one is.
        CREATE TABLE loss (at INTEGER NOT NULL) STRICT;
        -- What was answered for last at each path.
        CREATE TABLE path (
          path TEXT PRIMARY KEY, content TEXT NOT NULL, at INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        -- Every content that was audited; path is null where it is to be audited again.
        CREATE TABLE audit (
          content TEXT PRIMARY KEY, path TEXT, round INTEGER NOT NULL, at INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        -- What stood where when findings were seen last.
        CREATE TABLE view (
          id INTEGER PRIMARY KEY, screen TEXT NOT NULL, rules TEXT NOT NULL, sketch BLOB NOT NULL
        ) STRICT;
        -- Findings that are not fixed.
        CREATE TABLE finding (
          screen TEXT NOT NULL, id TEXT NOT NULL, view INTEGER NOT NULL, place INTEGER NOT NULL,
          across INTEGER NOT NULL, entry BLOB NOT NULL, sum INTEGER NOT NULL, since INTEGER NOT NULL, at INTEGER NOT NULL,
          PRIMARY KEY (screen, id)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX finding_view ON finding (view);
        -- Audits under way: what is still here at a start was in hand when the daemon died.
        CREATE TABLE trying (content TEXT PRIMARY KEY, path TEXT NOT NULL, boot INTEGER NOT NULL) STRICT, WITHOUT ROWID;
        CREATE TABLE crash (
          content TEXT PRIMARY KEY, path TEXT NOT NULL, count INTEGER NOT NULL, at INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE outbox (
          position INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL, entry BLOB NOT NULL, sum INTEGER NOT NULL,
          state TEXT NOT NULL CHECK (state IN ('queued', 'sent', 'seen')), tries INTEGER NOT NULL DEFAULT 0,
          since INTEGER NOT NULL, sent INTEGER, seen INTEGER
        ) STRICT;
        CREATE INDEX outbox_id ON outbox (id);
        CREATE INDEX outbox_queued ON outbox (position) WHERE state = 'queued';
        CREATE INDEX outbox_sent ON outbox (sent) WHERE state = 'sent';
        CREATE INDEX outbox_seen ON outbox (seen) WHERE state = 'seen';
        """)
    try upgrade(database, from: 1, to: later)
    if isInPlaceOfAnother {
      try database.execute(sql: "INSERT INTO loss (at) VALUES (?)", arguments: [WallTime.now.rawValue])
    }
  }

  /// Whether another ledger was lost so recently that it may have known the existing files.
  static func anotherWasLost(within age: Duration, in database: Database) throws -> Bool {
    let last = try Int64.fetchOne(database.cachedStatement(sql: "SELECT max(at) FROM loss"))
    return last.map { $0 > (WallTime.now - age).rawValue } ?? false
  }
}
