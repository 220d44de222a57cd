import Audit
import Journal
import Ledger
import Synchronization
import SystemPackage
import Watch

extension AuditDaemon {
  /// Handles one event of the watcher.
  func follow(_ event: WatchEvent, of watcher: DirectoryWatcher) async {
    let setup = state.withLock { $0.setup }
    let directory = setup.configuration.watchDirectory
    record.note(event)
    switch event {
    case .file(let file):
      await ledger.room(below: setup.configuration.journalQueue)
      record.take()
      defer { record.putDown() }
      let auditor = FileAuditor(
        line: setup.line, folding: setup.configuration.folding, ledger: ledger, sessions: sessions,
        suppressions: setup.configuration.suppressions, repeatAfter: setup.configuration.repeatAfter, gate: gate,
        record: record, start: start, sessionQuiet: setup.configuration.sessionBounds.quiet)
      switch await auditor.audit(file) {
      case .audited: state.withLock { $0.audited += 1 }
      case .awaitsRest: watcher.expectRest(of: file)
      case .done: break
      }
      // The next file's transaction writes this record too. If no file waits, none may come for hours.
      if watcher.status.waiting == 0 { ledger.writeDown() }
      delivery.ring()
    case .watching(let directories):
      let lostAt = state.withLock { state in
        defer { state.lostAt = nil }
        return state.lostAt
      }
      let entry =
        if let lostAt {
          LifeEntry.found(directory, directories: directories, after: .now - lostAt)
        } else {
          LifeEntry.watching(
            directory, directories: directories, rules: setup.line.ruleCount, destination: sender.destination)
        }
      await sender.submit([entry])
      sayReady()
    case .lost(let error):
      state.withLock { $0.lostAt = $0.lostAt ?? .now }
      await sender.submit([LifeEntry.lost(error)])
      // A daemon that waits for its directory is running, so it must report that it is ready.
      sayReady()
    case .replaced: await sender.submit([LifeEntry.replaced(directory)])
    case .overflow: await sender.submit([LifeEntry.overflow(directory)])
    case .polling(let error): await sender.submit([LifeEntry.polling(error)])
    case .skipped(let path, let reason):
      sessions.miss(path.shown, of: path.removingLastComponent().shown)
      await sender.submit([LifeEntry.skipped(path, reason)])
    }
    sayStatus(of: watcher)
  }
}
