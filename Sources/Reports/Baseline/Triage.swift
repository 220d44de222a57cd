public import Audit

/// Sorts the findings of an audit by what is known of them: accepted ones are left out, known ones do not fail.
public struct Triage: Sendable {
  private let suppressions: Suppressions
  private let baseline: Baseline?
  private let today: CalendarDay

  /// - Parameter baseline: nil to take no finding for known or new.
  public init(_ suppressions: Suppressions, baseline: Baseline?, today: CalendarDay) {
    (self.suppressions, self.baseline, self.today) = (suppressions, baseline, today)
  }

  /// The file without accepted findings, and with the known ones named.
  public func sorted(_ file: AuditedFile) -> AuditedFile {
    var file = file
    if let baseline { file.known = baseline.known(among: file.entries) }
    if !suppressions.all.isEmpty {
      let sorted = file.audit.findings.map { ($0, suppressions.suppression(of: $0, in: file.audit, on: today)) }
      file.audit.findings = sorted.compactMap { $1 == nil ? $0 : nil }
      file.suppressed = sorted.compactMap { finding, suppression in
        suppression.map { AuditedFile.Suppressed(finding: finding, by: $0) }
      }
    }
    return file
  }
}

extension AuditedFile {
  /// The findings as a baseline keeps them.
  public var entries: [BaselineEntry] { audit.findings.map { BaselineEntry($0, in: self) } }
}
