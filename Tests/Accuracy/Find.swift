/// What has to find a defect, and where the defect can be seeded.
package struct Find: Hashable, Sendable, ExpressibleByStringLiteral {
  package let expectation: ExpectationName
  /// The rule whose passed targets the defect is seeded in.
  package let targets: String

  /// - Parameter targets: a rule whose targets these become; nil is the rule itself.
  init(_ expectation: ExpectationName, inTargetsOf targets: String? = nil) {
    self.expectation = expectation
    self.targets = targets ?? expectation.rule
  }

  /// Seeds the defect in what has a name, by the rule of the same page, whatever the rule that finds it looks at.
  static func amongNamed(_ expectation: ExpectationName) -> Find {
    let page = expectation.rule.prefix { $0 != "/" }
    return Find(expectation, inTargetsOf: "\(page)/name-is-present")
  }

  package init(stringLiteral text: String) { self.init(ExpectationName(stringLiteral: text)) }
}
