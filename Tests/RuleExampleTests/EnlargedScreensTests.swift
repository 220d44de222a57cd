import AccessibilityTree
import Audit
import AuditTesting
import Foundation
import Readers
import Speech
import Testing

/// What the rules find of one screen at two text sizes, against what people have reviewed.
@Suite struct EnlargedScreensTests {
  private static let folder = ShippedRules.checkout.appending(path: "Tests/Fixtures/enlarged")

  @Test(arguments: ["ios-order", "ios-order-broken"])
  func `what is found of the larger text is what was recorded`(_ name: String) throws {
    func step(_ file: String) throws -> RecordedStep {
      let bytes = Array(try Data(contentsOf: Self.folder.appending(path: "\(name)/\(file)")))
      let snapshot = try ExportReader().read(bytes, name: file)
      return RecordedStep(name: file, transcript: ScreenReaders.transcript(of: snapshot))
    }
    var recording = Recording()
    #expect(recording.insert(try step("large.json")) == 0)
    let auditor = Auditor(ruleBook: try ShippedRules.ruleBook.get())
    let audit = auditor.audit(recording, at: 0, twin: try step("default.json"))
    let lines = audit.findings.filter { !$0.steps.isEmpty }.map { finding in
      """
      \(finding.outcome.rawValue) \(finding.rule) `\(finding.expectation)` at \(finding.node.path)
        \(finding.message)\n
      """
    }
    let mismatch = Golden.mismatch(lines.joined(), at: Self.folder.appending(path: "\(name).audit.txt").path)
    #expect(mismatch == nil, "\(mismatch ?? "")")
  }
}
