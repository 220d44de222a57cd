import Audit
import Journal
import Ledger
import SystemPackage
import Watch

/// Takes one file through the line, and everything that comes of it to the journal.
struct FileAuditor: Sendable {
  let line: AuditLine
  let folding: Folding
  let ledger: any AuditLedger
  let sender: JournalSender
  let sessions: SessionAuditor

  /// What became of a file.
  enum Result: Sendable {
    case audited
    /// It ends too early: the rest may come.
    case awaitsRest
    /// Known, the same as another, or reported as broken.
    case done
  }

  /// Audits a file unless its content was audited before.
  func audit(_ file: FinishedFile) async -> Result {
    let path = file.path.string
    switch ledger.begin(file.fingerprint, at: path) {
    case .known: return .done
    case .same(let other):
      await sender.submit([LifeEntry.same(file.path, as: other)] + acrossSteps(file))
      return .done
    case .new: break
    }
    let start = ContinuousClock.now
    switch line.audit(file, sessions) {
    case .success(let audit):
      let entries = folding.entries(of: AuditedSnapshot(audit, path: path, took: .now - start))
      if await sender.submit(entries) {
        ledger.finish(file.fingerprint, at: path)
      } else {
        ledger.abandon(file.fingerprint, at: path)
      }
      return .audited
    case .failure(let problem):
      // Broken is not audited: the same bytes under another name are as worth a word.
      ledger.abandon(file.fingerprint, at: path)
      if let session = file.session { sessions.miss(path, of: session) }
      if problem.isIncomplete, !file.isGraceOver { return .awaitsRest }
      await sender.submit([LifeEntry.unreadable(file.path, problem)])
      return .done
    }
  }

  /// What a screen shows that is as it was before, such as after a dialog was closed: nothing by itself that was not told,
  /// and yet a step of its session.
  private func acrossSteps(_ file: FinishedFile) -> [JournalEntry] {
    let start = ContinuousClock.now
    guard file.session != nil, case .success(var audit) = line.audit(file, sessions) else { return [] }
    audit.findings.removeAll { !$0.isAcrossSteps }
    return folding.entries(ofFindingsIn: AuditedSnapshot(audit, path: file.path.string, took: .now - start))
  }
}
