import AccessibilityTree

/// What a predicate may refer to at its place.
struct PredicateScope {
  /// The folder whose sets need no prefix.
  var page: String
  /// The rank of the kind that a rule for all controls is compiled for.
  var kind: Int?
  /// The only platform that anybody asks about; nil for both.
  var platform: Platform?
  /// Facts bound before this place.
  var facts: [(name: String, id: Fact.ID)] = []
  /// Facts whose own problem was reported, so that their uses are not reported too.
  var brokenFacts: Set<String> = []
  /// Whether the predicate is about another node than the target, for which no facts are bound.
  var isElsewhere = false

  /// The steps that `across` names.
  var steps: [StepName] = []

  /// Whether a predicate here may ask about that step: every rule knows the step before.
  func mayAsk(_ step: StepName) -> Bool { step == .previously || steps.contains(step) }

  /// The scope of a predicate about the same node in another step, from which only the step before that is known.
  var inOtherStep: PredicateScope {
    var scope = elsewhere
    scope.steps = []
    return scope
  }

  /// The scope of a predicate about a parent, a child, a neighbour.
  var elsewhere: PredicateScope {
    var scope = self
    scope.isElsewhere = true
    return scope
  }

  func fact(_ name: String) -> Fact.ID? { facts.last { $0.name == name }?.id }
}
