import AccessibilityTree
import Audit
import Journal
import Ledger
import Readers
import SystemPackage
import Watch

/// Takes one file through the line and records the result in the ledger, from which it goes to the journal.
struct FileAuditor: Sendable {
  let line: AuditLine
  let folding: Folding
  let ledger: any AuditLedger
  let sessions: SessionAuditor
  let suppressions: Suppressions
  /// How long a reported finding that is still there is only counted.
  let repeatAfter: Duration
  let gate: AuditGate
  let record: DaemonRecord
  /// When this process started. Its sessions do not know files that were audited before.
  let start: WallTime
  let sessionQuiet: Duration

  /// The result for a file.
  enum Result: Sendable {
    case audited
    /// It ends too early; the rest may still come.
    case awaitsRest
    /// It was audited, is known or a duplicate, or was reported as broken.
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
        settle(trial, snapshot)
        return .done
      }
      // A suppressed finding is still there, and not fixed.
      let told = told(snapshot)
      let record = AuditRecord(
        of: snapshot, rules: line.rules, told: told, repeatAfter: file.isAskedFor ? .zero : repeatAfter)
      self.record.note(told)
      ledger.finish(trial, record) { change in
        self.record.note(change, of: path)
        return trial.named(folding.entries(of: told, change))
      }
      return .audited
    case .failure(let problem):
      if let session = file.session { sessions.miss(path, of: session) }
      if problem.isIncomplete, !file.isGraceOver {
        ledger.abandon(trial)
        return .awaitsRest
      }
      // Record a broken file as not audited, so that the same bytes under another name are reported too.
      ledger.settle(trial, saying: trial.named([LifeEntry.unreadable(file, problem)]))
      return .done
    }
  }

  /// Records what an action or a log shows beside the captures, which have audits of their own.
  private func settle(_ trial: Trial, _ snapshot: AuditedSnapshot) {
    let late = snapshot.audit.late
    guard !late.isEmpty else {
      return ledger.settle(trial, saying: trial.named(folding.entries(ofFindingsIn: told(snapshot))))
    }
    func reported(_ told: [LateDecision.Told]) -> [ReportedFinding] {
      told.map { ReportedFinding(id: $0.finding.id, screens: $0.screens) }
    }
    ledger.settle(trial, withdrawing: reported(late.withdrawn), upholding: reported(late.upheld)) { withdrawn, again in
      var snapshot = snapshot
      var added = Set<String>()
      for told in late.upheld where again.contains(told.finding.id) && added.insert(told.finding.id).inserted {
        snapshot.audit.findings.append(told.finding)
      }
      record.note(withdrawn: withdrawn.map(\.id), upheld: again, in: late)
      return trial.named(
        folding.entries(ofFindingsIn: told(snapshot))
          + folding.entries(ofWithdrawn: withdrawn, because: snapshot.path))
    }
  }

  /// Audits a screen whose content was already audited, such as after a dialog was closed. Its own findings were
  /// reported, but it is a step of its session.
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

  /// Whether the file is in the directory of a session or may name one. Only a step of a session is worth another
  /// audit.
  private func mayBeStep(_ file: FinishedFile) -> Bool {
    file.session != nil || file.bytes.withUnsafeBytes(ExportReader.mayNameSession)
  }

  /// Adds a capture from before a restart to its session, so that the session continues. Its findings were already
  /// reported.
  private func remember(_ file: FinishedFile, auditedAt time: WallTime) {
    guard time < start, time > start - sessionQuiet, mayBeStep(file) else { return }
    let begun = ContinuousClock.now
    var known = file
    known.isKnown = true
    guard case .success(var audit) = line.audit(known, in: sessions, at: .now) else { return }
    // A file that came right after the start may have been audited first. Report now what the two show together.
    audit.findings.removeAll { $0.capture == nil }
    guard !audit.findings.isEmpty else { return }
    let trial = Trial(content: file.fingerprint, path: file.path.shown)
    let snapshot = AuditedSnapshot(audit, path: file.path.shown, took: .now - begun)
    ledger.settle(trial, saying: trial.named(folding.entries(ofFindingsIn: told(snapshot))))
  }
}
