import AccessibilityTree
import FoundationEssentials
import GRDB
public import Journal

extension LedgerStore {
  public func settle(
    _ trial: Trial, withdrawing withdrawn: [ReportedFinding], upholding upheld: [ReportedFinding],
    entries: @escaping @Sendable (_ withdrawn: [ScreenChange.Fixed], _ again: Set<String>) -> [JournalEntry]
  ) {
    finish(trial, items: withdrawn.count + upheld.count) { [self] database, now in
      var gone: [ScreenChange.Fixed] = []
      for finding in withdrawn {
        var isToldOf = false
        for screen in finding.screens {
          guard var told = try told(of: finding.id, on: screen, in: database), !told.isWithdrawn else { continue }
          let wasTold = told.isTold
          told.withdraw(at: now)
          try set(told, of: finding.id, on: screen, in: database)
          guard wasTold, !isToldOf, let entry = try keptEntry(of: finding.id, on: screen.description, in: database)
          else { continue }
          isToldOf = true
          gone.append(ScreenChange.Fixed(id: finding.id, entry: entry))
        }
      }
      var again = Set<String>()
      for finding in upheld {
        for screen in finding.screens {
          guard var told = try told(of: finding.id, on: screen, in: database), told.isWithdrawn else { continue }
          told.uphold()
          try set(told, of: finding.id, on: screen, in: database)
          again.insert(finding.id)
        }
      }
      return entries(gone, again)
    }
  }

  private func told(of id: String, on screen: Fingerprint, in database: Database) throws -> ToldTimes? {
    try Data.fetchOne(
      database.cachedStatement(sql: "SELECT told FROM finding WHERE screen = ? AND id = ?"),
      arguments: [screen.description, id]
    ).map { ToldTimes(Array($0)) }
  }

  private func set(_ told: ToldTimes, of id: String, on screen: Fingerprint, in database: Database) throws {
    try database.run(
      "UPDATE finding SET told = ? WHERE screen = ? AND id = ?", [Data(told.bytes), screen.description, id])
  }
}
