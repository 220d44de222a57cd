import GRDB
import Journal

extension LedgerStore {
  /// Counts a crash for every file that was in hand when the previous process died: each may be the cause.
  ///
  /// A file in hand is only a suspect at first, so it is audited alone. If the daemon dies again, that file is the
  /// cause. A reboot of the machine proves nothing.
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

  /// The paths of files that were quarantined because the daemon died twice while auditing them.
  public var quarantined: [String] {
    read { try String.fetchAll($0, sql: "SELECT path FROM crash WHERE count >= 2 ORDER BY path") } ?? []
  }
}
