import AccessibilityTree
import Audit
public import Speech

/// A screen with everything that its entries tell, ready for a report.
public struct ReportedScreen: Sendable {
  /// The files in which its findings were told, those with most findings first: one of them is best to draw.
  public let files: [String]
  private let box: ReportedBox?
  private let audit: SnapshotAudit
  private let known: Set<String>
  private let history: ScreenHistory

  init(files: [String], box: ReportedBox?, audit: SnapshotAudit, known: Set<String>, history: ScreenHistory) {
    (self.files, self.box, self.audit, self.known, self.history) = (files, box, audit, known, history)
  }

  /// The screen without its export.
  public var file: AuditedFile { file(files[0], showing: nil, picture: nil) }

  /// The screen with the export that is at this name now.
  ///
  /// - Returns: nil if the export shows another screen.
  public func file(_ name: String, showing transcript: Transcript, picture: ScreenPicture?) -> AuditedFile? {
    let snapshot = transcript.snapshot
    guard snapshot.format == audit.format, snapshot.platform == audit.platform, snapshot.meta.app == audit.app,
      snapshot.meta.screen == audit.screen
    else { return nil }
    return file(name, showing: RecordedStep(name: name, transcript: transcript), picture: picture)
  }

  private func file(_ name: String, showing step: RecordedStep?, picture: ScreenPicture?) -> AuditedFile {
    var audit = audit
    let places = step.map { ShownNodes($0.transcript.snapshot, audit.findings) }
    for place in audit.findings.indices {
      let finding = audit.findings[place]
      // The export may have been replaced, and a finding of another capture may be about another view of the screen. So
      // a node is pointed at only if it looks as it did when it was found.
      let isShown = places.map { $0.shows(finding) } ?? (finding.capture?.name == name)
      if isShown { audit.findings[place].capture = nil }
    }
    var file = AuditedFile(
      name: name, audit: audit, duration: .zero, step: step, picture: picture, known: known)
    (file.history, file.box) = (history, box)
    return file
  }
}
