package import AccessibilityTree

/// A test of a number. Every bound that is given must hold.
package struct NumberTest: Hashable, Sendable {
  package var atLeast: Double?
  package var atMost: Double?

  /// A test with these inclusive bounds; nil means no bound.
  package init(atLeast: Double? = nil, atMost: Double? = nil) { (self.atLeast, self.atMost) = (atLeast, atMost) }

  /// Whether a number is within the bounds.
  package func holds(for number: Double) -> Bool {
    number >= atLeast ?? -.infinity && number <= atMost ?? .infinity
  }

  /// The truth for a number that is somewhere between two others.
  package func truth(from low: Double, to high: Double) -> Truth {
    if holds(for: low), holds(for: high) { return .yes }
    return high < atLeast ?? -.infinity || low > atMost ?? .infinity ? .no : .unknown
  }
}
