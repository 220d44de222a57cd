import AccessibilityTree
import Audit
import Rules
import Speech

extension ExampleRunner {
  /// Expectations and conditions that no example needs: without them no outcome changes. For a rule for all controls,
  /// the examples of one kind are enough.
  public func needless() -> [ExampleFailure] {
    var indices: [String: [Int]] = [:]
    for (index, compiled) in ruleBook.compiled.enumerated() { indices[compiled.rule.path, default: []].append(index) }
    return indices.sorted { $0.key < $1.key }.flatMap { path, indices in
      let kinds = indices.map { (of: Set(parts(of: $0)), needless: needlessParts(of: $0)) }
      let needless = kinds.flatMap(\.needless).filter { part in
        kinds.allSatisfy { !$0.of.contains(part) || $0.needless.contains(part) }
      }
      let file = ruleBook.compiled[indices[0]].examples.first?.file ?? path
      return Set(needless).sorted().map { part in
        ExampleFailure(
          example: path, place: file,
          message: "no example needs \(part): all stay as they are without it. Write one, or leave it out.")
      }
    }
  }

  private func parts(of index: Int) -> [String] {
    let compiled = ruleBook.compiled[index]
    return compiled.expectations.map { "the expectation `\($0.id)`" } + (compiled.where == nil ? [] : ["the `where`"])
  }

  /// The needless parts of one rule, or of its form for one kind.
  package func needlessParts(of index: Int) -> [String] {
    let compiled = ruleBook.compiled[index]
    let cases = ExampleCase.all(of: ruleBook).filter { $0.rule == index }
    func isNeedless(_ change: (inout CompiledRule) -> Void) -> Bool {
      var changed = compiled
      change(&changed)
      return cases.allSatisfy { example in
        guard let steps = try? example.example.transcripts(on: example.platform) else { return true }
        let verdicts = verdicts(of: index, steps, changed: change)
        let placed = placed(example, steps)
        let judged = steps[placed.example.judged].snapshot
        return problem(in: verdicts, of: placed, judged, expectations: changed.expectations.map(\.id)) == nil
      }
    }
    var needless = compiled.expectations.indices.filter { place in isNeedless { $0.expectations.remove(at: place) } }
      .map { "the expectation `\(compiled.expectations[$0].id)`" }
    if compiled.where != nil, isNeedless({ $0.where = nil }) { needless.append("the `where`") }
    return needless
  }
}
