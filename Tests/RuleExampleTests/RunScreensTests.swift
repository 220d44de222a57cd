import Audit
import AuditTesting
import Foundation
import Line
import Readers
import Testing

/// What the rules find across the screens of runs that an exporter logs, as files that lie there and as files that come.
@Suite struct RunScreensTests {
  private static let folder = ShippedRules.checkout.appending(path: "Tests/Fixtures/runs")

  static let names: [String] = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { !$0.contains(".") }.sorted()

  @Test func `there are runs to audit`() { #expect(Self.names.count > 1) }

  @Test(arguments: names, [["states", "events"], ["events", "states"]])
  func `what is found across screens is what was recorded, in whatever order the files come`(
    _ name: String, _ order: [String]
  ) throws {
    let auditor = Auditor(ruleBook: try ShippedRules.ruleBook.get())
    let sessions = SessionAuditor()
    var lines: Set<String> = []
    for directory in order {
      let files = try FileManager.default.contentsOfDirectory(
        atPath: Self.folder.appending(path: "\(name)/\(directory)").path)
      for file in files.sorted() {
        let path = "\(directory)/\(file)"
        let bytes = Array(try Data(contentsOf: Self.folder.appending(path: "\(name)/\(path)")))
        // The run was killed while it wrote the last one.
        guard !bytes.isEmpty else { continue }
        let audit =
          switch try ExportLine().content(of: PaddedBytes(copying: bytes), name: path, session: directory) {
          case .screen(let transcript): sessions.audit(transcript, name: "\(name)/\(path)", at: .now, by: auditor)
          case .action(let action): sessions.audit(action, name: "\(name)/\(path)", at: .now, by: auditor)
          case .log(let log):
            sessions.audit(log, name: "\(name)/\(path)", session: directory, at: .now, by: auditor)
          }
        for finding in audit.findings where finding.isAcrossSteps {
          let capture = finding.capture?.name ?? "\(name)/\(path)"
          lines.insert(
            "\(capture): \(finding.outcome.rawValue) \(finding.rule)#\(finding.expectation): \(finding.message)")
        }
      }
    }
    let text = lines.sorted().joined(separator: "\n") + "\n"
    let mismatch = Golden.mismatch(text, at: Self.folder.appending(path: "\(name).audit.txt").path)
    #expect(mismatch == nil, "\(mismatch ?? "")")
  }
}
