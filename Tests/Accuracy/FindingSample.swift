import AccessibilityTree
package import Audit
import AuditTesting

/// Failed findings drawn at random from exports, for people to judge.
///
/// Those of real screens come first, because they are what testers will meet; then each rule and each format that has
/// findings is met once; the rest is as chance has it.
package struct FindingSample: Sendable {
  package let seed: Int
  /// The exports that were audited, and the formats among them.
  package let exportCount: Int
  package let formats: Set<String>
  /// Every failed finding, repeats in an export once.
  package let all: [DrawnFinding]
  /// In the order of their files.
  package let drawn: [DrawnFinding]

  /// Audits these screens and draws so many findings.
  package init(of screens: [CleanScreen], by auditor: Auditor, seed: Int, count: Int) {
    self.seed = seed
    exportCount = screens.count
    formats = Set(screens.flatMap { $0.steps.map(\.format) })
    all = screens.flatMap { Self.failures(of: $0, by: auditor) }
    drawn = Self.draw(count, of: all, seed: seed)
  }

  private static func failures(of screen: CleanScreen, by auditor: Auditor) -> [DrawnFinding] {
    var failures: [DrawnFinding] = []
    for snapshot in screen.steps {
      for finding in auditor.audit(snapshot).findings where finding.outcome == .failed {
        let failure = DrawnFinding(
          file: screen.name, format: snapshot.format, isReal: screen.kind == .real, rule: finding.rule,
          expectation: finding.expectation, node: finding.node.path, role: finding.node.role.rawValue,
          name: finding.node.name, heard: finding.node.heard,
          bounds: finding.node.bounds.map { [$0.x, $0.y, $0.width, $0.height] }, message: finding.message)
        if let place = failures.firstIndex(where: failure.repeats) {
          failures[place].places += 1
        } else {
          failures.append(failure)
        }
      }
    }
    return failures
  }

  /// - Returns: more than asked for, if there are more rules and formats than that.
  static func draw(_ count: Int, of all: [DrawnFinding], seed: Int) -> [DrawnFinding] {
    var random = SeededGenerator(seed: seed)
    let shuffled = all.indices.shuffled(using: &random)
    let inTurn = shuffled.filter { all[$0].isReal } + shuffled.filter { !all[$0].isReal }
    var met: Set<String> = []
    var needed: [Int] = []
    var others: [Int] = []
    for index in inTurn {
      let isNewRule = met.insert("rule \(all[index].rule)").inserted
      let isNewFormat = met.insert("format \(all[index].format)").inserted
      if isNewRule || isNewFormat { needed.append(index) } else { others.append(index) }
    }
    return (needed + others.prefix(max(0, count - needed.count))).sorted().map { all[$0] }
  }
}
