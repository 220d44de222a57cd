/// One expectation of one rule, written “button/name-is-present#name-missing”.
package struct ExpectationName: Hashable, Comparable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  package let rule: String
  package let expectation: String

  package init(rule: String, expectation: String) { (self.rule, self.expectation) = (rule, expectation) }

  package init(stringLiteral text: String) {
    let parts = text.split(separator: "#", maxSplits: 1).map(String.init)
    self.init(rule: parts.first ?? "", expectation: parts.dropFirst().first ?? "")
  }

  package var description: String { "\(rule)#\(expectation)" }

  package static func < (left: Self, right: Self) -> Bool { left.description < right.description }
}
