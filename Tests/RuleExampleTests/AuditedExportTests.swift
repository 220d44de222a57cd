import AccessibilityTree
import Audit
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
