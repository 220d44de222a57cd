import Audit
import Line
import Reports
import Speech

/// One file through the whole line: bytes, transcript, findings, the text of its report.
struct FileAudit: Sendable {
  let auditor: Auditor
  let line: ExportLine
  let report: any Report

  /// A file that was read, and what the screen reader says of it.
  struct Reading: Sendable {
    let file: InputFile
    let transcript: Result<Transcript, UnreadableFile>
    let took: Duration
  }

  /// The same at its place in its session.
  struct Placed: Sendable {
    let reading: Reading
    let step: Result<PlacedStep, UnreadableFile>
  }

  /// What became of one file.
  enum Outcome: Sendable {
    case written(ReportDocument.Item)
    case unreadable(UnreadableFile)
    /// Some of it may have been told already across the same steps, so nothing is written yet.
    case untold(AuditedFile, PlacedStep)
  }

  func read(_ file: InputFile) -> Reading {
    let start = ContinuousClock.now
    let transcript: Result<Transcript, UnreadableFile>
    do {
      let bytes = try ExportFile(path: file.path).bytes(limit: line.sizeLimit)
      transcript = .success(try line.transcript(of: bytes, name: file.path, session: file.session))
    } catch {
      transcript = .failure(UnreadableFile(name: file.path, problem: "\(error)"))
    }
    return Reading(file: file, transcript: transcript, took: .now - start)
  }

  func place(_ reading: Reading, in memory: inout SessionMemory, at now: ContinuousClock.Instant) -> Placed {
    if case .failure = reading.transcript, let session = reading.file.session {
      memory.miss(reading.file.path, of: session)
    }
    let step = reading.transcript.map { memory.take($0, name: reading.file.path, at: now) }
    return Placed(reading: reading, step: step)
  }

  func audit(_ placed: Placed) -> Outcome {
    let start = ContinuousClock.now
    switch placed.step {
    case .failure(let file): return .unreadable(file)
    case .success(let step):
      let audit = step.audit(by: auditor)
      let took = placed.reading.took + (.now - start)
      let file = AuditedFile(name: placed.reading.file.path, audit: audit, duration: took)
      if audit.findings.contains(where: \.mayBeTold) { return .untold(file, step) }
      return .written(ReportDocument.Item(file, in: report))
    }
  }

  /// What the report says, without what was told before; and why there is no audit, where there is none.
  func telling(_ outcome: Outcome, by memory: inout SessionMemory) -> (item: ReportDocument.Item, problem: String?) {
    switch outcome {
    case .written(let item): return (item, nil)
    case .unreadable(let file): return (ReportDocument.Item(file, in: report), file.problem)
    case .untold(var file, let step):
      file.audit = memory.telling(file.audit, of: step)
      return (ReportDocument.Item(file, in: report), nil)
    }
  }
}
