import GRDB
import Journal

extension LedgerStore {
  /// What was in hand when the process before this one died: each of it may be the reason.
  ///
  /// One of several that were in hand together is only suspected, so it is tried alone; when the daemon dies over it then, it
  /// was it. A machine that lost power proves nothing.
  func countCrashes() {
    let (now, boot) = (WallTime.now.rawValue, BootClock.now)
    _ = write { database in
      try database.execute(
        sql: """
          INSERT INTO crash (content, path, count, at) SELECT content, path, 1, ? FROM trying WHERE boot <= ?
            ON CONFLICT (content) DO UPDATE SET count = count + 1, path = excluded.path, at = excluded.at
          """, arguments: [now, boot])
      try database.execute(sql: "DELETE FROM trying")
    }
  }

  /// Paths of what was put aside because the daemon died twice over it.
  public var quarantined: [String] {
    read { try String.fetchAll($0, sql: "SELECT path FROM crash WHERE count >= 2 ORDER BY path") } ?? []
  }
}
