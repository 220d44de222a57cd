public import AccessibilityTree
import Rules

extension CoverageSurvey {
  /// What the rules about what happens can decide on a run.
  ///
  /// - Parameters:
  ///   - carried: what its trees carry.
  ///   - evidence: what it tells beside them.
  public func runCoverage(
    of carried: PropertySet, on platform: Platform, with evidence: Set<RunEvidence>
  ) -> Coverage {
    var carried = carried.subtracting([.events, .screenReaderFocused])
    if evidence.contains(.announcements) { carried.insert(.events) }
    if evidence.contains(.focus) { carried.insert(.screenReaderFocused) }
    var coverage = coverage(of: carried, on: platform, concluded: true)
    let needs = runNeeds(on: platform)
    coverage.rules = coverage.rules.compactMap { rule in
      guard let needed = needs[rule.rule] else { return nil }
      guard !evidence.isSuperset(of: needed) else { return rule }
      var rule = rule
      for place in rule.expectations.indices { rule.expectations[place].held = 0 }
      return rule
    }
    return coverage
  }

  /// By title, what rules about what happens need beside trees, focus and announcements.
  private func runNeeds(on platform: Platform) -> [String: Set<RunEvidence>] {
    var needs: [String: Set<RunEvidence>] = [:]
    for (index, compiled) in ruleBook.compiled.enumerated() {
      guard let across = compiled.across else { continue }
      if across.isPair {
        needs[compiled.rule.title] = [.textSizes]
        continue
      }
      let actions = claims(of: index, on: platform).map { claim in
        claim.example.steps.compactMap { $0.trigger.flatMap { UserAction(written: $0.action) } }
      }
      let needsKeys = !actions.isEmpty && actions.allSatisfy { $0.contains(where: \.isKey) }
      let needsActions = !actions.isEmpty && actions.allSatisfy { !$0.isEmpty }
      needs[compiled.rule.title] = needsKeys ? [.keys] : needsActions ? [.actions] : []
    }
    return needs
  }
}
