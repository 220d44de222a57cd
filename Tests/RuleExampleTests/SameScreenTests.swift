import AccessibilityTree
import Audit
import AuditTesting
import Foundation
import Readers
import Testing

/// One screen in several formats is one screen: what fails in one export fails in the others, or cannot be told there.
///
/// Each folder of Tests/Fixtures/pairs is a screen; how its files were made is said in the README there. Where an export
/// says nothing of a failed target at all, the difference is recorded in `differences.txt` and reviewed: the rule does not
/// apply there, because the export lacks what would make it apply.
@Suite struct SameScreenTests {
  static let folder = ShippedRules.checkout.appending(path: "Tests/Fixtures/pairs")

  static let screens: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
    return names.filter { !$0.contains(".") }.sorted()
  }()

  @Test func `there are screens to compare`() { #expect(Self.screens.count >= 4) }

  @Test(arguments: screens)
  func `what fails in one export of a screen passes in no other`(_ screen: String) throws {
    let audits = try Self.audits(of: screen)
    #expect(audits.count > 1)
    #expect(audits.allSatisfy { $0.findings.contains { $0.outcome == .failed } }, "nothing to compare")
    // Captures of one screen have the same nodes, whatever is said of them: else the comparison compares nothing.
    for audit in audits { #expect(audit.targets.isSuperset(of: audits[0].targets), "\(audit.name)") }
    var differences: Set<String> = []
    for failing in audits {
      for finding in failing.findings where finding.outcome == .failed {
        let target = Target(finding)
        for other in audits where other.name != failing.name && other.nodes.contains(target.place) {
          if !other.outcomes.contains(target) {
            differences.insert(
              "\(finding.rule) \(finding.expectation): \(target.place) fails in \(failing.name), "
                + "\(other.name) is silent")
          }
        }
      }
    }
    let golden = Self.folder.appending(path: "\(screen)/differences.txt").path(percentEncoded: false)
    #expect(Golden.mismatch(differences.sorted().map { $0 + "\n" }.joined(), at: golden) == nil)
  }

  /// What one export of a screen says.
  private struct ScreenAudit {
    let name: String
    let findings: [Finding]
    let outcomes: Set<Target>
    let nodes: Set<String>
    /// Nodes that every exporter writes: those with an area.
    let targets: Set<String>
  }

  /// What a finding is about, in words that do not depend on the format.
  private struct Target: Hashable {
    let rule: String
    let expectation: String
    let place: String

    init(_ finding: Finding) {
      rule = finding.rule
      expectation = finding.expectation
      place = Self.place(finding.node.bounds, finding.node.identifier)
    }

    /// By its rectangle, or by its identifier where it has none.
    static func place(_ bounds: Rect?, _ identifier: String?) -> String {
      guard let bounds, bounds.x.isFinite else { return identifier ?? "somewhere" }
      let edges = [bounds.x, bounds.y, bounds.width, bounds.height].map { "\(Int($0))" }
      return "[\(edges.joined(separator: ","))]"
    }
  }

  private static func audits(of screen: String) throws -> [ScreenAudit] {
    let auditor = Auditor(ruleBook: try ShippedRules.ruleBook.get())
    let screenFolder = folder.appending(path: screen)
    let names = try FileManager.default.contentsOfDirectory(atPath: screenFolder.path(percentEncoded: false))
    return try names.filter { !$0.hasSuffix(".txt") && !$0.hasSuffix(".md") }.sorted().map { name in
      let bytes = Array(try Data(contentsOf: screenFolder.appending(path: name)))
      let snapshot = try ExportReader().read(bytes, name: name).assuming(language: "en")
      let findings = auditor.audit(snapshot).findings
      let places = snapshot.nodes.map { node in
        (Target.place(node.bounds.value, node.text(.identifier).value), node.bounds.value.map { !$0.isEmpty } ?? false)
      }
      return ScreenAudit(
        name: name, findings: findings, outcomes: Set(findings.map(Target.init)), nodes: Set(places.map(\.0)),
        targets: Set(places.filter(\.1).map(\.0)))
    }
  }
}
