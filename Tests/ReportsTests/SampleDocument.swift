import Audit
import Reports

/// A whole document of the sample audits, an unreadable file among them.
enum SampleDocument {
  static let unreadable = UnreadableFile(
    name: "a&b <1>.json", problem: "a&b <1>.json: the file is empty. Copy it again.")

  static func text(_ report: any Report, _ files: [AuditedFile] = SampleAudits.all) -> String {
    var document = ReportDocument(report, on: SampleRun.run)
    var text = document.opening
    for file in files { text += document.add(ReportDocument.Item(file, in: report)) }
    text += document.add(ReportDocument.Item(unreadable, in: report))
    return text + document.closing
  }

  /// The checkout screen, of which an earlier audit found one of these and one that is gone.
  static var compared: AuditedFile {
    var file = SampleAudits.checkout
    file.known = [file.audit.findings[1].id, String(repeating: "f", count: 32)]
    return file
  }
}
