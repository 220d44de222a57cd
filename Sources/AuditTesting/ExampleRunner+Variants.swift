import AccessibilityTree
import Audit
import Rules
import Speech

extension ExampleRunner {
  /// Examples whose outcome changes with something that the rule is not about.
  public func variantFailures() -> [ExampleFailure] { ExampleCase.all(of: ruleBook).flatMap(variantFailures) }

  /// The variants of one example with another outcome.
  package func variantFailures(of example: ExampleCase) -> [ExampleFailure] {
    // A problem without any change would be reported again for each variant.
    guard failures(of: example).isEmpty else { return [] }
    let variants = ExampleVariant.all(
      of: example.example, minding: mindsNeighbours(example.rule), roleWords: roleWords(of: example))
    return variants.compactMap { variant in
      guard let steps = try? example.example.transcripts(on: example.platform, changing: variant.change) else {
        return failure(example, "its tree does not fit.", variant: ", \(variant.name)")
      }
      let example = placed(example, steps)
      guard let plain = try? example.example.snapshot(on: example.platform) else {
        return failure(example, "its tree does not fit.", variant: ", \(variant.name)")
      }
      let last = variant.offset + plain.count
      let verdicts = verdicts(of: example.rule, steps)
        .filter { $0.key >= variant.offset && $0.key < last }
        .reduce(into: [:]) { $0[$1.key - variant.offset] = $1.value }
      return problem(in: verdicts, of: example, plain).map { failure(example, $0, variant: ", \(variant.name)") }
    } + silenceFailures(of: example)
  }

  /// Checks that a failed example whose export says less may become *cannot tell*, but never passes.
  private func silenceFailures(of example: ExampleCase) -> [ExampleFailure] {
    guard example.example.outcome == .failed else { return [] }
    return Property.allCases.filter { !Self.inferred.contains($0) }.compactMap { property in
      guard !example.example.lacks.contains(property) else { return nil }
      var silent = example.example
      // A name is unknown only if neither of the two is exported.
      for property in property == .label || property == .text ? [.label, .text] : [property] {
        silent.lacks.insert(property)
        for place in silent.steps.indices {
          silent.steps[place].tree = silent.steps[place].tree.without([property])
          if property == .events { silent.steps[place].events = nil }
        }
      }
      guard let steps = try? silent.transcripts(on: example.platform) else { return nil }
      let snapshot = steps[example.example.judged].snapshot
      let verdicts = verdicts(of: example.rule, steps)
      guard let passed = example.example.tree.findings.first(where: { verdicts[$0.node] == .passed }) else {
        return nil
      }
      return failure(
        example, "\(snapshot.path(of: passed.node)) passed, though it fails when `\(property.name)` is exported.",
        variant: ", without `\(property.name)`")
    }
  }

  /// Properties without which screen readers are imitated by what the role implies.
  private static let inferred: PropertySet = [.traits, .platform, .language]

  private func roleWords(of example: ExampleCase) -> Set<UInt64> {
    let lists = ruleBook.vocabularies.filter(\.isByRole).compactMap {
      $0.lists(platform: example.platform, language: example.example.language)
    }
    return Set(lists.flatMap { $0.list(nil).entries.flatMap(\.self) })
  }

  /// Whether the rule asks for the stops before or after a node.
  private func mindsNeighbours(_ rule: Int) -> Bool {
    let compiled = ruleBook.compiled[rule]
    var open = [compiled.each, compiled.where].compactMap(\.self) + compiled.expectations.map(\.that)
    var seen = Set<Expression.ID>()
    while let id = open.popLast() {
      guard seen.insert(id).inserted else { continue }
      switch ruleBook.expressions[id] {
      case .neighbour, .someStop, .relatedStop, .firstStop, .sameScreen, .elsewhere, .saidElsewhere,
        .sameText:
        return true
      case .text(let subject, let test):
        if [subject, test.other].compactMap(\.self).contains(where: { $0.of == .previousStop || $0.of == .nextStop }) {
          return true
        }
      case let expression: open += expression.operands
      }
    }
    return false
  }
}
