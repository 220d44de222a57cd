import Rules

/// One thing that an example of a rule claims: that a node fails an expectation, or that everything passes.
struct CoverageClaim {
  var example: RuleExample
  /// nil when everything passes.
  var node: Int?
  var expectation: String
}
