import AccessibilityTree
package import Audit
import AuditTesting
import Readers
import Speech

/// Audits blind cases as `a11yd audit` does, each by itself.
package struct BlindRun {
  private let auditor: Auditor

  /// - Parameter auditor: by the rules that people get, which are the stable ones.
  package init(auditor: Auditor) { self.auditor = auditor }

  /// What came of these cases, in their order.
  ///
  /// - Throws: `BlindCaseProblem` for an export that a11yd cannot read.
  package func results(_ cases: [BlindCase]) throws -> [BlindResult] {
    try cases.map { BlindResult($0, findings: try findings(in: $0)) }
  }

  private func findings(in blind: BlindCase) throws -> [Finding] {
    let session = SessionAuditor(bounds: .ageless)
    let now = ContinuousClock.now
    return try blind.files.flatMap { path in
      let snapshot: Snapshot
      do throws(ReadError) {
        snapshot = try ExportReader().read(Golden.bytes(path) ?? [], name: path).guessingLanguage()
      } catch {
        throw BlindCaseProblem(place: path, cause: "\(error)")
      }
      guard snapshot.format == blind.format else {
        throw BlindCaseProblem(place: path, cause: "it is \(snapshot.format) and not \(blind.format)")
      }
      return session.audit(ScreenReaders.transcript(of: snapshot), name: path, at: now, by: auditor).findings
    }
  }
}
