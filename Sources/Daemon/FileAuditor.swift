import AccessibilityTree
import Audit
import Journal
import Ledger
import Readers
import SystemPackage
import Watch

/// Takes one file through the line, and everything that comes of it into the ledger, from where it goes to the journal.
struct FileAuditor: Sendable {
  let line: AuditLine
  let folding: Folding
  let ledger: any AuditLedger
  let sessions: SessionAuditor
  let suppressions: Suppressions
  /// How long a finding that is still there is only counted after it was told.
  let repeatAfter: Duration
  let gate: AuditGate
  /// When this process began: what was audited before is nothing that its sessions have seen.
  let start: WallTime
  let sessionQuiet: Duration

  /// What became of a file.
  enum Result: Sendable {
    case audited(AuditedSnapshot)
    /// It ends too early: the rest may come.
    case awaitsRest
    /// Known, the same as another, or reported as broken.
    case done
  }

  /// Audits a file unless its content was audited before.
  func audit(_ file: FinishedFile) async -> Result {
    let path = file.path.shown
    if file.isAskedFor { ledger.forget(file.fingerprint, at: path) }
    switch ledger.begin(file.fingerprint, at: path, lay: file.arrival == .listed) {
    case .known(let since):
      remember(file, auditedAt: since)
      return .done
    case .same(let trial, let other):
      ledger.settle(trial, saying: trial.named([LifeEntry.same(file.path, as: other)] + acrossSteps(file)))
      return .done
    case .quarantined(let trial):
      ledger.settle(trial, saying: trial.named([LifeEntry.quarantined(file.path)]))
      return .done
    case .suspect(let trial): return await gate.pass(alone: true) { audit(file, trial) }
    case .new(let trial): return await gate.pass(alone: false) { audit(file, trial) }
    }
  }

  private func audit(_ file: FinishedFile, _ trial: Trial) -> Result {
    let path = file.path.shown
    let start = ContinuousClock.now
    switch line.audit(file, in: sessions, at: .now) {
    case .success(let audit):
      let snapshot = AuditedSnapshot(audit, path: path, took: .now - start)
      if audit.isOfAction {
        ledger.settle(trial, saying: trial.named(folding.entries(ofFindingsIn: told(snapshot))))
        return .done
      }
      // What is suppressed is there all the same, and not fixed.
      let told = told(snapshot)
      let record = AuditRecord(
        of: snapshot, rules: line.rules, told: told, repeatAfter: file.isAskedFor ? .zero : repeatAfter)
      ledger.finish(trial, record) { change in
        trial.named(folding.entries(of: told, change))
      }
      return .audited(told)
    case .failure(let problem):
      if let session = file.session { sessions.miss(path, of: session) }
      if problem.isIncomplete, !file.isGraceOver {
        ledger.abandon(trial)
        return .awaitsRest
      }
      // Broken is not audited: the same bytes under another name are as worth a word.
      ledger.settle(trial, saying: trial.named([LifeEntry.unreadable(file, problem)]))
      return .done
    }
  }

  /// What a screen shows that is as it was before, such as after a dialog was closed: nothing by itself that was not told,
  /// and yet a step of its session.
  private func acrossSteps(_ file: FinishedFile) -> [JournalEntry] {
    let start = ContinuousClock.now
    guard mayBeStep(file), case .success(var audit) = line.audit(file, in: sessions, at: .now) else { return [] }
    audit.findings.removeAll { !$0.isAcrossSteps }
    return folding.entries(
      ofFindingsIn: told(AuditedSnapshot(audit, path: file.path.shown, took: .now - start)))
  }

  private func told(_ snapshot: AuditedSnapshot) -> AuditedSnapshot {
    snapshot.suppressing(suppressions, on: .today)
  }

  /// Whether it is in the directory of a session or may name one: only a step of a session is worth another audit.
  private func mayBeStep(_ file: FinishedFile) -> Bool {
    file.session != nil || file.bytes.withUnsafeBytes(ExportReader.mayNameSession)
  }

  /// A session that a restart cut in two goes on: its captures were told and are not forgotten.
  private func remember(_ file: FinishedFile, auditedAt time: WallTime) {
    guard time < start, time > start - sessionQuiet, mayBeStep(file) else { return }
    let begun = ContinuousClock.now
    var known = file
    known.isKnown = true
    guard case .success(var audit) = line.audit(known, in: sessions, at: .now) else { return }
    // A file that came right after the start may have been faster: what the two show together is told now.
    audit.findings.removeAll { $0.capture == nil }
    guard !audit.findings.isEmpty else { return }
    let trial = Trial(content: file.fingerprint, path: file.path.shown)
    let snapshot = AuditedSnapshot(audit, path: file.path.shown, took: .now - begun)
    ledger.settle(trial, saying: trial.named(folding.entries(ofFindingsIn: told(snapshot))))
  }
}
