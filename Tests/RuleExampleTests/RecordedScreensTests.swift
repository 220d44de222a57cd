import AccessibilityTree
import Audit
import AuditTesting
import Foundation
import Readers
import Speech
import Testing

/// What the rules find from step to step of recordings as exporters write them, against what people have reviewed.
@Suite struct RecordedScreensTests {
  private static let folder = ShippedRules.checkout.appending(path: "Tests/Fixtures/recordings")

  static let names: [String] = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { !$0.contains(".") }.sorted()

  @Test func `there are recordings to audit`() { #expect(Self.names.count > 3) }

  @Test(arguments: names)
  func `what is found across steps is what was recorded`(_ name: String) throws {
    let folder = Self.folder.appending(path: name)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
    let auditor = Auditor(ruleBook: try ShippedRules.ruleBook.get())
    let sessions = SessionAuditor()
    // As they come in: each is audited when nothing after it is known.
    let audits = try files.sorted().map { file in
      let bytes = Array(try Data(contentsOf: folder.appending(path: file)))
      let snapshot = try ExportReader().read(bytes, name: file).assuming(session: name)
      let transcript = ScreenReaders.transcript(of: snapshot)
      return Self.text(file, sessions.audit(transcript, name: file, at: .now, by: auditor).findings)
    }
    let mismatch = Golden.mismatch(
      audits.joined(separator: "\n"), at: Self.folder.appending(path: "\(name).audit.txt").path)
    #expect(mismatch == nil, "\(mismatch ?? "")")
  }

  /// All that failed, and what cannot be told of several steps; what a step alone cannot tell is for other tests.
  private static func text(_ step: String, _ findings: [Finding]) -> String {
    let lines = findings.filter { $0.outcome == .failed || !$0.steps.isEmpty }.map { finding in
      """
        \(finding.outcome.rawValue) \(finding.rule) `\(finding.expectation)` at \(finding.node.path)
          \(finding.message)\n
      """
    }
    return "\(step)\n" + lines.joined()
  }
}
