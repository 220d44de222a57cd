import Audit
import Line
import Readers
import Reports
import Speech

/// One file through the whole line: bytes, transcript, findings, the texts of its reports.
struct FileAudit: Sendable {
  let auditor: Auditor
  let reader: FileReader
  let reports: [any Report]
  let triage: Triage
  /// The only file, if it was read to know which rules judge it.
  var first: FileReader.Reading?

  /// A reading at its place in its session or run.
  struct Placed: Sendable {
    let reading: FileReader.Reading
    let place: Place

    enum Place: Sendable {
      case step(PlacedStep)
      case action(PlacedAction)
      case log(PlacedLog)
      case none(UnreadableFile)
    }
  }

  /// What the reports say of a file, and what a baseline would keep of it.
  struct Told: Sendable {
    var items: [ReportDocument.Item] = []
    var entries: [BaselineEntry] = []
    /// The ids of findings that are accepted.
    var accepted: [String] = []
  }

  /// The result for one file.
  enum Outcome: Sendable {
    case written(Told)
    case unreadable(UnreadableFile)
    /// It is an action that leads from one screen to another; there is nothing to report.
    case silent
    /// Findings across the same steps may have been reported already, so nothing is written yet.
    case untold(AuditedFile, PlacedStep)
  }

  func read(_ file: InputFile) -> FileReader.Reading { first ?? reader.read(file) }

  func place(_ reading: FileReader.Reading, in memory: inout SessionMemory, at now: ContinuousClock.Instant) -> Placed {
    let name = reading.file.path
    let place: Placed.Place
    switch reading.content {
    case .success(.screen(let transcript)): place = .step(memory.take(transcript, name: name, at: now))
    case .success(.action(let action)): place = .action(memory.take(action, name: name, at: now))
    case .success(.log(let log)):
      place = .log(memory.take(log, name: name, session: reading.file.session, at: now))
    case .failure(let file):
      if let session = reading.file.session { memory.miss(name, of: session) }
      place = .none(file)
    }
    return Placed(reading: reading, place: place)
  }

  func audit(_ placed: Placed) -> Outcome {
    let start = ContinuousClock.now
    func audited(_ audit: SnapshotAudit, _ step: PlacedStep? = nil) -> AuditedFile {
      AuditedFile(
        name: placed.reading.file.path, audit: audit, duration: placed.reading.took + (.now - start),
        step: step?.step, before: step?.before, picture: placed.reading.picture)
    }
    func written(_ audit: SnapshotAudit) -> Outcome {
      audit.findings.isEmpty ? .silent : .written(told(audited(audit)))
    }
    switch placed.place {
    case .none(let file): return .unreadable(file)
    case .action(let action): return written(action.audit(by: auditor))
    case .log(let log): return written(log.audit(by: auditor))
    case .step(let step):
      let audit = step.audit(by: auditor)
      if audit.findings.contains(where: \.mayBeTold) { return .untold(audited(audit, step), step) }
      return .written(told(audited(audit, step)))
    }
  }

  /// The items of each report without findings that were reported before, and the reason if there is no audit.
  func telling(_ outcome: Outcome, by memory: inout SessionMemory) -> (told: Told, problem: String?) {
    switch outcome {
    case .written(let told): return (told, nil)
    case .silent: return (Told(), nil)
    case .unreadable(let file): return (told(file), file.problem)
    case .untold(var file, let step):
      file.audit = memory.telling(file.audit, of: step)
      return (told(file), nil)
    }
  }

  func told(_ file: UnreadableFile) -> Told { Told(items: reports.map { ReportDocument.Item(file, in: $0) }) }

  private func told(_ file: AuditedFile) -> Told {
    let file = triage.sorted(file)
    return Told(
      items: reports.map { ReportDocument.Item(file, in: $0) }, entries: file.entries,
      accepted: file.suppressed.map(\.finding.id))
  }
}
