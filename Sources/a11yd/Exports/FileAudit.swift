import AccessibilityTree
import Audit
import Readers
import Reports
import Speech

/// One file through the whole line: bytes, snapshot, findings, the text of its report.
struct FileAudit: Sendable {
  let auditor: Auditor
  let reader: ExportReader
  let report: any Report
  let platform: Platform?
  let language: String?

  /// A file that was read, and what the screen reader says of it.
  struct Reading: Sendable {
    let file: InputFile
    let transcript: Result<Transcript, CommandProblem>
    let took: Duration
  }

  /// The same at its place in its session.
  struct Placed: Sendable {
    let reading: Reading
    /// nil for a file that could not be read.
    let step: PlacedStep?
  }

  /// What became of one file.
  struct Outcome: Sendable {
    var section = ""
    var tally = Tally()
    /// Why it could not be read.
    var problem: String?
    /// Some of it may have been told already across the same steps, so nothing is written yet.
    var untold: (file: AuditedFile, step: PlacedStep)?
  }

  func read(_ file: InputFile) -> Reading {
    let start = ContinuousClock.now
    let transcript: Result<Transcript, CommandProblem>
    do {
      let bytes = try ExportFile(path: file.path).bytes(limit: reader.limits.sizeInBytes)
      let snapshot = try reader.read(bytes, name: file.path)
        .assuming(platform: platform, language: language, session: file.session).guessingLanguage()
      transcript = .success(ScreenReaders.transcript(of: snapshot))
    } catch {
      transcript = .failure(CommandProblem("\(error)"))
    }
    return Reading(file: file, transcript: transcript, took: .now - start)
  }

  func place(_ reading: Reading, in memory: inout SessionMemory, at now: ContinuousClock.Instant) -> Placed {
    switch reading.transcript {
    case .success(let transcript):
      return Placed(reading: reading, step: memory.take(transcript, name: reading.file.path, at: now))
    case .failure:
      if let session = reading.file.session { memory.miss(reading.file.path, of: session) }
      return Placed(reading: reading, step: nil)
    }
  }

  func audit(_ placed: Placed) -> Outcome {
    var outcome = Outcome()
    guard let step = placed.step else {
      if case .failure(let problem) = placed.reading.transcript { outcome.problem = problem.description }
      outcome.tally.addUnreadable()
      return outcome
    }
    let start = ContinuousClock.now
    let audit = step.audit(by: auditor)
    let file = AuditedFile(name: placed.reading.file.path, audit: audit, duration: placed.reading.took + (.now - start))
    if audit.findings.contains(where: \.isAcrossSteps) {
      outcome.untold = (file, step)
    } else {
      write(file, into: &outcome)
    }
    return outcome
  }

  /// The outcome with its report, without what was told before.
  func telling(_ outcome: Outcome, by memory: inout SessionMemory) -> Outcome {
    guard let untold = outcome.untold else { return outcome }
    var (outcome, file) = (outcome, untold.file)
    file.audit = memory.telling(file.audit, of: untold.step)
    write(file, into: &outcome)
    return outcome
  }

  private func write(_ file: AuditedFile, into outcome: inout Outcome) {
    outcome.section = report.section(on: file)
    outcome.tally.add(file.audit)
  }
}
