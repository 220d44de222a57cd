/// A fact of `with`, bound once for each target: an ancestor, or a number.
package struct Fact: Hashable, Sendable {
  /// A number in the rule book's table of facts.
  package typealias ID = Int

  /// The nodes for which it is bound.
  package var domain: Expression.ID
  package var kind: Kind

  package enum Kind: Hashable, Sendable {
    case nearest(set: Expression.ID)
    case count(set: Expression.ID, meets: Expression.ID?, below: Scope)
    case rank(set: Expression.ID, below: Fact.ID)
  }

  /// The node below which nodes are counted.
  package enum Scope: Hashable, Sendable {
    case target
    case fact(Fact.ID)
    /// The whole tree.
    case screen
  }

  /// A fact about a node rather than a number.
  package var isNode: Bool {
    if case .nearest = kind { return true }
    return false
  }
}
