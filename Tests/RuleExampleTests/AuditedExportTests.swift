import AccessibilityTree
import Audit
import AuditTesting
import Foundation
import Readers
import Testing

/// Whatever can be read can be audited: every rule over every fixture of every format.
@Suite struct AuditedExportTests {
  private static let folder = ShippedRules.checkout.appending(path: "Tests/Fixtures/exports")

  static let exports: [String] = {
    let files = FileManager.default.enumerator(atPath: folder.path(percentEncoded: false))
    return (files?.compactMap { $0 as? String } ?? []).filter { path in
      path.contains("/") && !path.contains(".bad.") && !path.hasSuffix(".txt")
    }.sorted()
  }()

  @Test func `there are exports to audit`() { #expect(Self.exports.count > 150) }

  /// All that failed in each export, and by rule how many targets could not be judged.
  @Test func `what is found in the exports is what was recorded`() throws {
    let auditor = Auditor(ruleBook: try ShippedRules.ruleBook.get())
    let texts = try Self.exports.map { path in
      let bytes = Array(try Data(contentsOf: Self.folder.appending(path: path)))
      let audit = auditor.audit(try ExportReader().read(bytes, name: path).assuming(language: "en"))
      let failed = audit.failed.map { finding in
        "  failed \(finding.rule) `\(finding.expectation)` at \(finding.node.path)\n    \(finding.message)\n"
      }
      let open = Dictionary(grouping: audit.findings.filter { $0.outcome == .cantTell }, by: \.rule)
        .sorted { $0.key < $1.key }.map { "  cannot tell \($0.key) of \($0.value.count)\n" }
      return "\(path)\n" + (failed + open).joined()
    }
    let golden = ShippedRules.checkout.appending(path: "Tests/Fixtures/findings.txt")
    let mismatch = Golden.mismatch(texts.joined(), at: golden.path(percentEncoded: false))
    #expect(mismatch == nil, "\(mismatch ?? "")")
  }

  @Test(arguments: exports)
  func `every rule can be asked of an export`(_ path: String) throws {
    let bytes = Array(try Data(contentsOf: Self.folder.appending(path: path)))
    let snapshot = try ExportReader().read(bytes, name: path).assuming(language: "en")
    let audit = Auditor(ruleBook: try ShippedRules.ruleBook.get()).audit(snapshot)
    #expect(audit.nodeCount == snapshot.count)
    for finding in audit.findings {
      #expect(!finding.message.isEmpty && !finding.message.contains("\n") && finding.id.utf8.count == 32)
    }
  }
}
