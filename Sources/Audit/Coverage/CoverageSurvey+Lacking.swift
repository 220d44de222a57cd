public import AccessibilityTree
import Rules

extension CoverageSurvey {
  /// What an export would have to carry so that this much more of a rule can be decided; empty when nothing helps.
  ///
  /// - Parameter expectation: nil for all of the rule's.
  public func lacking(rule path: String, expectation: String? = nil, in coverage: Coverage) -> PropertySet {
    guard let index = ruleBook.compiled.firstIndex(where: { $0.rule.title == path }) else { return [] }
    return claims(of: index, on: coverage.platform).filter { expectation == nil || $0.expectation == expectation }
      .reduce(into: PropertySet()) { $0.formUnion(lacking($1, coverage.carried)) }
  }

  /// What was taken from the example and makes the claim hold again when it is given back, one cause after the other.
  private func lacking(_ claim: CoverageClaim, _ carried: PropertySet) -> PropertySet {
    var lacking = PropertySet()
    var causes = PropertySet()
    while !holds(claim, with: carried.union(lacking)) {
      let given = carried.union(lacking)
      if let cause = cause(of: claim, given), !given.contains(cause) {
        causes.insert(cause)
        lacking.insert(cause)
      } else if let property = single(claim, given) {
        lacking.insert(property)
      } else {
        return causes
      }
    }
    // An early guess may have turned out to be needless.
    for property in lacking where holds(claim, with: carried.union(lacking.subtracting([property]))) {
      lacking.remove(property)
    }
    return lacking
  }

  private func cause(of claim: CoverageClaim, _ carried: PropertySet) -> Property? {
    let compiled = ruleBook.compiled[claim.rule]
    guard let run = run(claim, with: carried) else { return nil }
    let nodes = claim.node.map { [$0] } ?? run.verdicts.keys.sorted()
    for node in nodes {
      guard case .unknown(let place) = run.verdicts[node],
        let asked = place.map({ compiled.expectations[$0].that }) ?? compiled.where,
        case .lacks(let property) = run.evaluation.cause(of: asked, at: node)
      else { continue }
      return property
    }
    return nil
  }

  /// The one property that settles it; where a node is no target there is no cause to ask for.
  private func single(_ claim: CoverageClaim, _ carried: PropertySet) -> Property? {
    let missing = Array(PropertySet.all.subtracting(carried).subtracting(claim.example.lacks))
    return first(of: missing[...], settling: claim, carried)
      ?? missing.first { property in
        // Not enough alone: one that the example states of a node comes before those that it leaves to their defaults.
        claim.example.tree.preorder.contains { $0.keys.contains { $0.key.property == property } }
      }
  }

  /// The first that is enough alone. Where all of them together are not, none is, so halves are tried.
  private func first(
    of properties: ArraySlice<Property>, settling claim: CoverageClaim, _ carried: PropertySet
  ) -> Property? {
    let given = properties.reduce(into: carried) { $0.insert($1) }
    guard let first = properties.first else { return nil }
    guard properties.count > 1 else { return holds(claim, with: given) ? first : nil }
    guard mustHold(claim, with: given) else { return nil }
    let middle = properties.startIndex + properties.count / 2
    return self.first(of: properties[..<middle], settling: claim, carried)
      ?? self.first(of: properties[middle...], settling: claim, carried)
  }
}
