import AccessibilityTree
import Audit
import Rules
import Speech

extension ExampleRunner {
  /// Expectations and conditions that no example needs: without them every example gives the same.
  public func needless() -> [ExampleFailure] { ruleBook.compiled.indices.flatMap(needless) }

  /// The needless parts of one rule.
  package func needless(of index: Int) -> [ExampleFailure] {
    let compiled = ruleBook.compiled[index]
    let cases = ExampleCase.all(of: ruleBook).filter { $0.rule == index }
    func isNeedless(_ change: (inout CompiledRule) -> Void) -> Bool {
      var changed = compiled
      change(&changed)
      return cases.allSatisfy { example in
        guard let steps = try? example.example.transcripts(on: example.platform) else { return true }
        let verdicts = verdicts(of: index, steps, changed: change)
        let judged = steps[example.example.judged].snapshot
        return problem(in: verdicts, of: example, judged, expectations: changed.expectations.map(\.id)) == nil
      }
    }
    func failure(_ part: String) -> ExampleFailure {
      ExampleFailure(
        example: compiled.rule.path, place: compiled.examples.first?.file ?? compiled.rule.path,
        message: "no example needs \(part): all stay as they are without it. Write one, or leave it out.")
    }
    var needless = compiled.expectations.indices.filter { place in isNeedless { $0.expectations.remove(at: place) } }
      .map { failure("the expectation `\(compiled.expectations[$0].id)`") }
    if compiled.where != nil, isNeedless({ $0.where = nil }) { needless.append(failure("the `where`")) }
    return needless
  }
}
