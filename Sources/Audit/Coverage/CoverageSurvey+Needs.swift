public import AccessibilityTree
import Rules

extension CoverageSurvey {
  /// By the path of the rule, what each rule asks of an export of this platform.
  public func needs(on platform: Platform) -> [String: RuleNeeds] {
    let units = Property.allCases.map { PropertySet([$0]) }
    var needs: [String: RuleNeeds] = [:]
    for rule in coverage(of: .all, on: platform).rules.map(\.rule) {
      guard let index = ruleBook.compiled.firstIndex(where: { $0.rule.title == rule }) else { continue }
      var rest = RuleNeeds(properties: [], eitherWords: false)
      for claim in claims(of: index, on: platform) {
        for unit in needed(by: claim, among: units) { rest.properties.formUnion(unit) }
        if !needed(by: claim, among: [[.label, .text]]).isEmpty { rest.eitherWords = true }
      }
      if !rest.properties.isDisjoint(with: [.label, .text]) { rest.eitherWords = false }
      needs[rule] = rest
    }
    return needs
  }
}
