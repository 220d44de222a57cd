import Audit

/// What came of a blind case, by the rules of Tests/Fixtures/blind/README.md.
package struct BlindResult: Sendable {
  package let blind: BlindCase
  package let outcome: Outcome
  /// The finding that decided it; nil where none did.
  let deciding: Finding?
  /// Failures that nothing in the case explains.
  let alarms: [Finding]

  /// The outcome of a whole case.
  package enum Outcome: String, Sendable {
    case failed
    case clean
    case asked
    case silent
    case falseAlarm = "false alarm"
  }

  init(_ blind: BlindCase, findings: [Finding]) {
    self.blind = blind
    let failed = findings.filter { $0.outcome == .failed }
    let asked = findings.filter { $0.outcome == .cantTell }
    switch blind.expected {
    case .failed:
      let found = failed.first { blind.isAbout($0) }
      deciding = found ?? asked.first { blind.isAbout($0) }
      outcome = found != nil ? .failed : deciding != nil ? .asked : .silent
      alarms = failed.filter { !blind.isOnNode($0) }
    case .clean:
      deciding = failed.first ?? asked.first
      outcome = !failed.isEmpty ? .falseAlarm : asked.isEmpty ? .clean : .asked
      alarms = failed
    case .cannotTell:
      deciding = failed.first ?? asked.first { blind.nodes.isEmpty || blind.isAbout($0) }
      outcome = !failed.isEmpty ? .falseAlarm : deciding == nil ? .silent : .asked
      alarms = failed
    }
  }

  /// Whether it came out as expected.
  package var isRight: Bool {
    switch blind.expected {
    case .failed: outcome == .failed
    case .clean: outcome == .clean
    case .cannotTell: outcome == .asked
    }
  }

  /// Whether it was found by criterion, not page than the case names.
  var isByCriterionAlone: Bool { outcome == .failed && !(deciding.map(blind.isOfPage) ?? true) }
}

extension BlindCase {
  func isOnNode(_ finding: Finding) -> Bool {
    let node = finding.node
    guard node.identifier == nil, node.name == nil else {
      return [node.identifier, node.name].contains { $0.map(nodes.contains) ?? false }
    }
    return nodes.contains(node.path)
  }

  func isOfPage(_ finding: Finding) -> Bool {
    guard let page else { return false }
    return finding.kind?.hasPrefix(page) ?? false || finding.rule.hasPrefix(page + "/")
  }

  func isAbout(_ finding: Finding) -> Bool {
    isOnNode(finding) && (isOfPage(finding) || criterion.map(finding.wcag.contains) ?? false)
  }
}
