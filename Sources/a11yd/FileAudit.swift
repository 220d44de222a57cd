import AccessibilityTree
import Audit
import Readers
import Reports

/// One file through the whole line: bytes, snapshot, findings, the text of its report.
struct FileAudit: Sendable {
  let auditor: Auditor
  let reader: ExportReader
  let report: any Report
  let platform: Platform?
  let language: String?

  /// What became of one file.
  struct Result: Sendable {
    var section = ""
    var tally = Tally()
    /// Why it could not be read.
    var problem: String?
  }

  func result(for path: String) -> Result {
    var result = Result()
    do {
      let start = ContinuousClock.now
      let bytes = try ExportFile(path: path).bytes(limit: reader.limits.sizeInBytes)
      let snapshot = try reader.read(bytes, name: path).assuming(platform: platform, language: language)
        .guessingLanguage()
      let audit = auditor.audit(snapshot)
      result.section = report.section(on: AuditedFile(name: path, audit: audit, duration: .now - start))
      result.tally.add(audit)
    } catch {
      result.problem = "\(error)"
      result.tally.addUnreadable()
    }
    return result
  }
}
