package import AccessibilityTree

/// What a number is asked: every bound that is given holds.
package struct NumberTest: Hashable, Sendable {
  package var atLeast: Double?
  package var atMost: Double?

  /// Between these, both included; nil is no bound.
  package init(atLeast: Double? = nil, atMost: Double? = nil) { (self.atLeast, self.atMost) = (atLeast, atMost) }

  /// Whether a number is within the bounds.
  package func holds(for number: Double) -> Bool {
    number >= atLeast ?? -.infinity && number <= atMost ?? .infinity
  }

  /// What is known of a number that lies between two.
  package func truth(from low: Double, to high: Double) -> Truth {
    if holds(for: low), holds(for: high) { return .yes }
    return high < atLeast ?? -.infinity || low > atMost ?? .infinity ? .no : .unknown
  }
}
