import Audit

/// Findings of one expectation that differ only in their place. They are shown once, with all places.
struct FindingGroup {
  let findings: [Finding]

  /// The finding that represents all of them.
  var first: Finding { findings[0] }

  /// The groups in the order of their first findings.
  static func groups(of findings: [Finding]) -> [FindingGroup] {
    var places: [Key: Int] = [:]
    var groups: [[Finding]] = []
    for finding in findings {
      let key = Key(finding)
      if let place = places[key] {
        groups[place].append(finding)
      } else {
        places[key] = groups.count
        groups.append([finding])
      }
    }
    return groups.map { FindingGroup(findings: $0) }
  }

  private struct Key: Hashable {
    let rule: String
    let expectation: String
    let outcome: Outcome
    let message: String
    let heard: String?
    let captures: [String?]

    init(_ finding: Finding) {
      rule = finding.rule
      expectation = finding.expectation
      outcome = finding.outcome
      // Messages identify a node without a name by its place, so 59 nameless images would give 59 different sentences.
      let place = finding.node.identifier ?? finding.node.path
      message = finding.message.replacing(place, with: "", maxReplacements: 1)
      heard = finding.node.heard
      captures = [finding.capture?.name] + finding.steps
    }
  }
}
