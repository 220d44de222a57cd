public import AccessibilityTree

extension CoverageSurvey {
  /// By the path of the rule, what each rule asks of an export of this platform.
  public func needs(on platform: Platform) -> [String: RuleNeeds] {
    let whole = coverage(of: .all, on: platform).rules
    func lost(without properties: PropertySet) -> [String] {
      let rest = coverage(of: PropertySet.all.subtracting(properties), on: platform).rules
      return zip(whole, rest).filter { $0 != $1 }.map(\.0.rule)
    }
    var needs = Dictionary(
      uniqueKeysWithValues: whole.map { ($0.rule, RuleNeeds(properties: [], eitherWords: false)) })
    for property in Property.allCases {
      for rule in lost(without: [property]) { needs[rule]?.properties.insert(property) }
    }
    for rule in lost(without: [.label, .text]) where needs[rule]?.properties.isDisjoint(with: [.label, .text]) == true {
      needs[rule]?.eitherWords = true
    }
    return needs
  }
}
