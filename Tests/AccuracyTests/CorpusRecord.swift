import AccessibilityTree
import Audit
import AuditTesting
import Readers
import Speech

/// What a11yd makes of one export of the corpus, in our own numbers and names: nothing of the app's texts.
struct CorpusRecord {
  /// The text of the record, line feed included.
  let text: String

  /// - Parameter path: of the export below the folder of the corpus.
  init(_ bytes: [UInt8], at path: String, by auditor: Auditor) {
    switch Result(catching: { () throws(ReadError) in try ExportReader().read(bytes, name: path) }) {
    case .failure(let error): text = "refused: \(error.kind.rawValue)\n"
    case .success(let snapshot): text = Self.text(snapshot.guessingLanguage(), by: auditor)
    }
  }

  private static func text(_ snapshot: Snapshot, by auditor: Auditor) -> String {
    let transcript = ScreenReaders.transcript(of: snapshot)
    let audit = auditor.audit(snapshot, transcript: transcript)
    let counts = [Outcome.failed, .cantTell, .passed].map { "\(audit.counts[$0] ?? 0) \($0.rawValue)" }
    let findings = audit.findings.map { finding in
      "\(finding.outcome.rawValue) \(finding.rule)#\(finding.expectation) \(finding.id) \(finding.node.path)\n"
    }
    return """
      \(snapshot.format), \(snapshot.count) nodes, language \(snapshot.meta.language ?? "unknown")
      tree \(fingerprint(of: "\(TreeText(snapshot))"))
      heard \(fingerprint(of: TranscriptText.render(transcript)))
      \(counts.joined(separator: ", "))
      \(findings.sorted().joined())
      """
  }

  /// 16 hexadecimal digits that change when the text does. The algorithm is FNV-1a.
  private static func fingerprint(of text: String) -> String {
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
