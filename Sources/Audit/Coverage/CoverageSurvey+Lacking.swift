public import AccessibilityTree
import Rules

extension CoverageSurvey {
  /// What an export would have to carry so that this much more of a rule can be decided; empty when nothing helps.
  ///
  /// - Parameter expectation: nil for all of the rule's.
  public func lacking(rule path: String, expectation: String? = nil, in coverage: Coverage) -> PropertySet {
    guard let index = ruleBook.compiled.firstIndex(where: { $0.rule.title == path }) else { return [] }
    return claims(of: index, on: coverage.platform).filter { expectation == nil || $0.expectation == expectation }
      .reduce(into: PropertySet()) { $0.formUnion(lacking($1, of: index, coverage)) }
  }

  /// What was taken from the example and makes the claim hold again when it is given back, one cause after the other.
  private func lacking(_ claim: CoverageClaim, of index: Int, _ coverage: Coverage) -> PropertySet {
    var lacking = PropertySet()
    var causes = PropertySet()
    func holds(with properties: PropertySet) -> Bool {
      self.holds(
        claim, of: index,
        run(claim.example, of: index, coverage.carried.union(properties), coverage.platform))
    }
    while !holds(with: lacking) {
      let carried = coverage.carried.union(lacking)
      if let cause = cause(of: claim, of: index, run(claim.example, of: index, carried, coverage.platform)),
        !carried.contains(cause)
      {
        causes.insert(cause)
        lacking.insert(cause)
      } else if let property = single(claim, of: index, carried, coverage.platform) {
        lacking.insert(property)
      } else {
        return causes
      }
    }
    // An early guess may have turned out to be needless.
    for property in lacking where holds(with: lacking.subtracting([property])) { lacking.remove(property) }
    return lacking
  }

  private func cause(
    of claim: CoverageClaim, of index: Int, _ run: (verdicts: [Int: Judgement.Verdict], evaluation: Evaluation)?
  ) -> Property? {
    let compiled = ruleBook.compiled[index]
    guard let run else { return nil }
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
  private func single(_ claim: CoverageClaim, of index: Int, _ carried: PropertySet, _ platform: Platform) -> Property?
  {
    let missing = PropertySet.all.subtracting(carried).subtracting(claim.example.lacks)
    let works = missing.filter {
      holds(claim, of: index, run(claim.example, of: index, carried.union([$0]), platform))
    }
    return works.first
      ?? missing.first { property in
        // Not enough alone: one that the example states of a node comes before those that it leaves to their defaults.
        claim.example.tree.preorder.contains { $0.keys.contains { $0.key.property == property } }
      }
  }
}
